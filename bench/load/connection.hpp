// A TCP connection to the server, from an address of one's own: every simulated person has one of
// 127.0.0.0/8, so that the server's limits for an address are limits for a person here, too.
#pragma once

#include "load/loop.hpp"
#include "support/file_descriptor.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace load {

struct Route {
    std::uint16_t port;  // of the server, at 127.0.0.1
    std::string address; // where from
};

class Connection {
public:
    explicit Connection(Route const& route);
    virtual ~Connection() = default;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    // From now on the loop reads, and nothing waits. What has come already is taken.
    void join(Loop& loop);
    void read();

protected:
    // Takes one message off the front of what has come, and answers how many bytes that were: none if it is
    // not whole.
    virtual std::size_t take(std::string_view data) = 0;

    void write(std::string_view data);
    // Waits for more, before the loop is joined.
    void wait_for_more(std::string& data);

    std::string m_rest; // that has come and is not whole

private:
    [[nodiscard]] std::size_t take_all(std::string_view data);

    support::FileDescriptor m_socket;
    Loop* m_loop = nullptr;
};

} // namespace load
