#include "catan_net/tcp_stream.hpp"

#include "catan_net/codec.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

#include <chrono>
#include <tuple>
#include <utility>

namespace catan_net {

namespace asio = boost::asio;
using boost::system::error_code;

TcpStream::TcpStream(asio::ip::tcp::socket socket, StreamLimits const& limits)
    : m_socket(std::move(socket)),
      m_timer(m_socket.get_executor()),
      m_limits(limits),
      m_framer(limits.longest_message),
      m_allowance(limits.messages, std::chrono::steady_clock::now()) {
    error_code ignored; // it is slower then, and works
    std::ignore = m_socket.set_option(asio::ip::tcp::no_delay(true), ignored);
}

void TcpStream::start(std::function<void(Message const&)> received,
                      std::function<void(std::string const&)> closed) {
    m_received = std::move(received);
    m_closed = std::move(closed);
    read();
}

void TcpStream::read() {
    m_socket.async_read_some(
        asio::buffer(m_buffer), [self = shared_from_this()](error_code const& error, std::size_t size) {
            if (error) {
                return self->end(error == asio::error::eof ? "the other side hung up" : error.message());
            }
            self->take({self->m_buffer.data(), size});
        });
}

void TcpStream::take(std::string_view bytes) {
    m_framer.add(bytes);
    take_messages();
}

void TcpStream::take_messages() {
    while (!m_has_ended && !m_is_closing) {
        if (m_allowance.is_spent(std::chrono::steady_clock::now())) {
            return rest();
        }
        auto const bytes = m_framer.next();
        if (!bytes) {
            return end(bytes.error().message);
        }
        if (!*bytes) {
            return read();
        }
        auto const message = decode(**bytes);
        if (!message) {
            return end(message.error().message);
        }
        std::ignore = m_allowance.use(std::chrono::steady_clock::now());
        m_received(*message);
    }
}

// Reads nothing for a while; what is sent meanwhile fills the sender's buffers, not ours.
void TcpStream::rest() {
    constexpr auto pause = std::chrono::milliseconds(100);
    m_timer.expires_after(pause);
    m_timer.async_wait([self = shared_from_this()](error_code const& error) {
        if (!error) {
            self->take_messages();
        }
    });
}

void TcpStream::send(Message const& message) {
    if (m_has_ended || m_is_closing) {
        return;
    }
    m_unsent.push_back(encode_delimited(message));
    m_unsent_bytes += m_unsent.back().size();
    if (m_unsent_bytes > m_limits.most_unsent) {
        m_is_closing = true;
        return end_soon("it does not read what it is sent");
    }
    if (m_unsent.size() == 1) {
        write();
    }
}

void TcpStream::write() {
    asio::async_write(m_socket, asio::buffer(m_unsent.front()),
                      [self = shared_from_this()](error_code const& error, std::size_t size) {
                          if (error) {
                              return self->end(error.message());
                          }
                          self->m_unsent_bytes -= size;
                          self->m_unsent.pop_front();
                          if (!self->m_unsent.empty()) {
                              self->write();
                          } else if (self->m_is_closing) {
                              self->end("it was closed");
                          }
                      });
}

void TcpStream::close() {
    if (std::exchange(m_is_closing, true)) {
        return;
    }
    if (m_unsent.empty()) {
        return end_soon("it was closed");
    }
    constexpr auto moment = std::chrono::seconds(2);
    m_timer.expires_after(moment);
    m_timer.async_wait([self = shared_from_this()](error_code const& error) {
        if (!error) {
            self->end("it was closed");
        }
    });
}

// Not from within whoever sends: they may be in the middle of telling everybody something.
void TcpStream::end_soon(std::string const& why) {
    asio::post(m_socket.get_executor(), [self = shared_from_this(), why] { self->end(why); });
}

void TcpStream::end(std::string const& why) {
    if (std::exchange(m_has_ended, true)) {
        return;
    }
    error_code ignored;
    m_timer.cancel();
    std::ignore = m_socket.shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
    std::ignore = m_socket.close(ignored);
    auto const closed = std::exchange(m_closed, nullptr);
    m_received = nullptr;
    if (closed) {
        closed(why);
    }
}

} // namespace catan_net
