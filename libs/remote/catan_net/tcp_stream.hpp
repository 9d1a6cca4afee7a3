// A TCP connection that carries messages both ways, and does not trust the peer.
//
// A peer that sends too fast is read more slowly; one that does not read is disconnected; a message longer
// than the limit is refused before it arrives. Nothing here blocks.
#pragma once

#include "catan_net/allowance.hpp"
#include "catan_net/connection.hpp"
#include "catan_net/framer.hpp"
#include "runtime/loop.hpp"
#include "support/file_descriptor.hpp"

#include <functional>
#include <memory>
#include <string>

namespace catan_net {

// A whole game of a thousand turns fits into `most_unsent`: a client that comes back is sent all of it.
struct StreamLimits {
    std::size_t longest_message = 4096;
    std::size_t most_unsent = std::size_t{2} * 1024 * 1024; // bytes
    Rate messages{.a_second = 200, .at_once = 400};
};

// The loop outlives it.
class TcpStream final : public Connection, public std::enable_shared_from_this<TcpStream> {
public:
    TcpStream(runtime::Loop& loop, support::FileDescriptor socket, StreamLimits const& limits);

    // Calls `received` for each message, and at the end `closed` once, with the reason. Neither is called
    // from within send or close.
    void start(std::function<void(Message const&)> received, std::function<void(std::string const&)> closed);
    void send(Message const& message) override;
    // Unsent messages get two more seconds.
    void close() override;

private:
    void wait_for_socket();
    void read();
    void take_messages();
    void rest();
    void write();
    // 0, or the error number.
    [[nodiscard]] int write_some();
    void end_after(rules::Duration delay, std::string why);
    void end(std::string const& why);
    [[nodiscard]] runtime::Loop::Handler kept_alive(runtime::Loop::Handler action);

    runtime::Loop& m_loop;
    support::FileDescriptor m_socket;
    StreamLimits m_limits;
    Framer m_framer;
    Allowance m_allowance; // of messages to read
    std::string m_unsent;
    bool m_is_resting = false; // reads nothing for a moment
    bool m_is_closing = false; // reads nothing more, and sends only what is unsent
    std::function<void(Message const&)> m_received;
    std::function<void(std::string const&)> m_closed;
    runtime::Subscription m_ready;
    runtime::Subscription m_timer;
};

} // namespace catan_net
