#include "relay/connection.hpp"

#include "support/tcp.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <utility>

namespace relay {

using runtime::Loop;

namespace {

// What is kept for who does not read: a program, and some questions.
constexpr std::size_t most_unsent =
    protocol::longest_binary_line(protocol::Limits{}) + (std::size_t{8} << 20U); // bytes

} // namespace

Connection::Connection(Loop& loop, support::FileDescriptor socket, protocol::Limits const& limits, Ear& ear)
    : m_loop(loop),
      m_socket(std::move(socket)),
      m_sending_socket(fcntl(m_socket.get(), F_DUPFD_CLOEXEC, 0)),
      m_framer(limits),
      m_ear(&ear) {
    support::detect_dead_peer(m_socket);
    m_hearing = m_loop.when(Loop::Ready::to_read, m_socket.get(), [this] { hear(); });
}

void Connection::send(std::string_view lines) {
    if (!is_open()) {
        return;
    }
    m_unsent += lines;
    if (!m_sending) {
        send_unsent();
    }
}

void Connection::hang_up() {
    m_hearing.end();
    m_sending.end();
}

void Connection::hear() {
    std::array<char, std::size_t{64} * 1024> buffer; // NOLINT: filled before it is read
    auto const size = recv(m_socket.get(), buffer.data(), buffer.size(), 0);
    if (size > 0) {
        return read_lines({buffer.data(), static_cast<std::size_t>(size)});
    }
    if (size == 0) {
        return break_off("the connection was closed");
    }
    if (errno != EAGAIN && errno != EINTR) {
        break_off(std::strerror(errno));
    }
}

void Connection::read_lines(std::string_view bytes) {
    m_framer.feed(bytes);
    while (is_open()) {
        auto const line = m_framer.next();
        if (!line) {
            return break_off(line.error().message);
        }
        if (!*line) {
            return;
        }
        m_ear->heard(**line);
    }
}

void Connection::send_unsent() {
    auto const rest = std::string_view(m_unsent).substr(m_sent);
    auto const sent = ::send(m_socket.get(), rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) {
        return break_off(std::strerror(errno));
    }
    m_sent += static_cast<std::size_t>(std::max<ssize_t>(sent, 0));
    if (m_unsent.size() - m_sent > most_unsent) {
        return break_off("it stopped reading");
    }
    if (m_sent == m_unsent.size()) {
        m_unsent.clear();
        m_sent = 0;
        m_sending.end();
    } else if (!m_sending) {
        m_sending = m_loop.when(Loop::Ready::to_write, m_sending_socket.get(), [this] { send_unsent(); });
    }
}

void Connection::break_off(std::string const& why) {
    hang_up();
    m_ear->broken(why);
}

} // namespace relay
