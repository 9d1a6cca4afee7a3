// A table's live stream over a WebSocket.
#pragma once

#include "load/connection.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace load {

class Stream : public Connection {
public:
    using Heard = std::function<void(std::string_view text)>;

    // Waits until it is open. Without a cookie somebody looks on who is nobody in particular.
    Stream(Route const& route, std::string_view cookie, std::int64_t table, Heard heard);

    void send(std::string_view text);

protected:
    std::size_t take(std::string_view data) override;

private:
    void write_frame(unsigned char kind, std::string_view payload);

    Heard m_heard;
};

} // namespace load
