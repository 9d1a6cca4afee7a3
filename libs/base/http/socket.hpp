// A WebSocket as other libraries see it: text messages in both directions.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace http {

enum class CloseReason : std::uint16_t { going_away = 1001, policy = 1008, too_slow = 1013 };

// Our end. May be used in any thread, and outlive the connection.
class Socket {
public:
    virtual ~Socket() = default;

    // Sent after what waits already. A client for whom too much waits is closed: it can come back and resume.
    virtual void send(std::shared_ptr<std::string const> text) = 0;
    // What was sent before is still on its way: whoever has something that can wait sends it later.
    [[nodiscard]] virtual bool is_behind() const { return false; }
    // After what was sent before, if the other end takes that within a second.
    virtual void close(CloseReason reason) = 0;
};

// Hears the other end, in the thread of the connection; closed() is the last it hears.
class SocketListener {
public:
    virtual ~SocketListener() = default;

    // How many the other end may send, where it is not as the server's limits say. Asked once, before the
    // rest.
    [[nodiscard]] virtual int messages_a_second(int standard) const { return standard; }
    virtual void opened(std::shared_ptr<Socket> socket) = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed() = 0;
};

} // namespace http
