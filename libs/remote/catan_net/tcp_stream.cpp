#include "catan_net/tcp_stream.hpp"

#include "catan_net/codec.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <sys/socket.h>
#include <tuple>
#include <utility>

namespace catan_net {

using runtime::Loop;
using std::chrono::steady_clock;

TcpStream::TcpStream(Loop& loop, support::FileDescriptor socket, StreamLimits const& limits)
    : m_loop(loop),
      m_socket(std::move(socket)),
      m_limits(limits),
      m_framer(limits.longest_message),
      m_allowance(limits.messages, steady_clock::now()) {}

void TcpStream::start(std::function<void(Message const&)> received,
                      std::function<void(std::string const&)> closed) {
    m_received = std::move(received);
    m_closed = std::move(closed);
    wait_for_socket();
}

// Keeps the stream alive during the action: whoever hears that it is closed may drop it.
Loop::Handler TcpStream::kept_alive(Loop::Handler action) {
    return [this, action = std::move(action)] {
        auto const alive = shared_from_this();
        action();
    };
}

// Reads nothing while there is something to write: a peer that does not read is not read either.
void TcpStream::wait_for_socket() {
    m_ready.end(); // first, because a loop takes each descriptor once
    if (!m_unsent.empty()) {
        m_ready = m_loop.when(Loop::Ready::to_write, m_socket.get(), kept_alive([this] { write(); }));
    } else if (!m_is_resting && !m_is_closing) {
        m_ready = m_loop.when(Loop::Ready::to_read, m_socket.get(), kept_alive([this] { read(); }));
    }
}

// ---- in

void TcpStream::read() {
    std::array<char, 4096> buffer; // NOLINT(*-member-init): filled before it is read
    auto const size = recv(m_socket.get(), buffer.data(), buffer.size(), 0);
    if (size > 0) {
        m_framer.add({buffer.data(), static_cast<std::size_t>(size)});
        take_messages();
    } else if (size == 0) {
        end("the peer closed the connection");
    } else if (errno != EAGAIN && errno != EINTR) {
        end(std::strerror(errno));
    }
}

void TcpStream::take_messages() {
    while (!m_is_closing) {
        if (m_allowance.is_spent(steady_clock::now())) {
            return rest();
        }
        auto const bytes = m_framer.next();
        if (!bytes) {
            return end(bytes.error().message);
        }
        if (!*bytes) {
            return;
        }
        auto const message = decode(**bytes);
        if (!message) {
            return end(message.error().message);
        }
        std::ignore = m_allowance.use(steady_clock::now());
        m_received(*message);
    }
}

// Reads nothing for a while, so that what the peer sends stays in its own buffers.
void TcpStream::rest() {
    constexpr auto pause = std::chrono::milliseconds(100);
    m_is_resting = true;
    wait_for_socket();
    m_timer = m_loop.after(pause, kept_alive([this] {
                               m_is_resting = false;
                               wait_for_socket();
                               take_messages();
                           }));
}

// ---- out

void TcpStream::send(Message const& message) {
    if (m_is_closing) {
        return;
    }
    bool const is_blocked = !m_unsent.empty();
    m_unsent += encode_delimited(message);
    if (!is_blocked) {
        if (int const error = write_some(); error != 0) {
            return end_after({}, std::strerror(error));
        }
        if (!m_unsent.empty()) {
            wait_for_socket();
        }
    }
    if (m_unsent.size() > m_limits.most_unsent) {
        end_after({}, "it does not read what it is sent");
    }
}

void TcpStream::write() {
    if (int const error = write_some(); error != 0) {
        return end(std::strerror(error));
    }
    if (m_unsent.empty()) {
        m_is_closing ? end("it was closed") : wait_for_socket();
    }
}

int TcpStream::write_some() {
    auto const sent = ::send(m_socket.get(), m_unsent.data(), m_unsent.size(), MSG_NOSIGNAL);
    if (sent < 0) {
        return errno == EAGAIN || errno == EINTR ? 0 : errno;
    }
    m_unsent.erase(0, static_cast<std::size_t>(sent));
    return 0;
}

// ---- the end

void TcpStream::close() {
    if (!m_is_closing) {
        constexpr auto grace = std::chrono::seconds(2);
        end_after(m_unsent.empty() ? rules::Duration{} : grace, "it was closed");
        wait_for_socket();
    }
}

// Not at once: the sender may be in the middle of telling all players something.
void TcpStream::end_after(rules::Duration delay, std::string why) {
    m_is_closing = true;
    m_ready.end();
    m_timer = m_loop.after(delay, kept_alive([this, why = std::move(why)] { end(why); }));
}

void TcpStream::end(std::string const& why) {
    m_is_closing = true;
    m_ready.end();
    m_timer.end();
    shutdown(m_socket.get(), SHUT_RDWR);
    m_socket.close();
    m_unsent.clear();
    m_received = nullptr;
    if (auto const closed = std::exchange(m_closed, nullptr)) {
        closed(why);
    }
}

} // namespace catan_net
