// A TCP connection that carries messages both ways, and distrusts what comes.
//
// Whoever sends too much too quickly is read more slowly, whoever does not read is cut off, and a message
// that is longer than any may be is not waited for. Nothing here waits: others are served meanwhile.
#pragma once

#include "catan_net/allowance.hpp"
#include "catan_net/connection.hpp"
#include "catan_net/framer.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace catan_net {

// What a client may send and leave unread. A whole game of a thousand turns fits into what may be unsent:
// whoever comes back is told all of it.
struct StreamLimits {
    std::size_t longest_message = 4096;
    std::size_t most_unsent = std::size_t{2} * 1024 * 1024; // bytes
    Rate messages{.a_second = 200, .at_once = 400};
};

class TcpStream final : public Connection, public std::enable_shared_from_this<TcpStream> {
public:
    TcpStream(boost::asio::ip::tcp::socket socket, StreamLimits const& limits);

    // From now on messages come, until the one call of `closed`, which says why. Neither is called from
    // within send or close.
    void start(std::function<void(Message const&)> received, std::function<void(std::string const&)> closed);
    void send(Message const& message) override;
    // What is unsent then is given a moment, and no more.
    void close() override;

private:
    void read();
    void take(std::string_view bytes);
    void take_messages();
    void rest();
    void write();
    void end(std::string const& why);
    void end_soon(std::string const& why);

    boost::asio::ip::tcp::socket m_socket;
    boost::asio::steady_timer m_timer;
    StreamLimits m_limits;
    Framer m_framer;
    Allowance m_allowance; // of messages that come
    std::array<char, 4096> m_buffer{};
    std::deque<std::string> m_unsent;
    std::size_t m_unsent_bytes = 0;
    bool m_is_closing = false;
    bool m_has_ended = false;
    std::function<void(Message const&)> m_received;
    std::function<void(std::string const&)> m_closed;
};

} // namespace catan_net
