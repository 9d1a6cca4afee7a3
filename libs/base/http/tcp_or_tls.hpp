// A TCP connection, or TLS on one, as one type.
//
// What Asio and Beast make of a stream is compiled anew for every type of it, which takes most of the time
// that this library takes. What reads and writes through this type is compiled once.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/container/static_vector.hpp>

#include <functional>
#include <utility>
#include <variant>

namespace http {

using Tcp = boost::asio::ip::tcp;
using Executor = boost::asio::io_context::executor_type; // known at compile time: nothing virtual on the way
using TcpSocket = boost::asio::basic_stream_socket<Tcp, Executor>;
using TlsStream = boost::asio::ssl::stream<TcpSocket>;

// An AsyncStream as Beast asks for one. Handlers are called in the thread of the connection.
class TcpOrTls {
public:
    using executor_type = Executor; // NOLINT(readability-identifier-naming): Asio's name for it
    using ErrorCode = boost::system::error_code;

    explicit TcpOrTls(TcpSocket socket) : m_stream(std::move(socket)) {}
    explicit TcpOrTls(TlsStream stream) : m_stream(std::move(stream)) {}

    [[nodiscard]] executor_type get_executor() { return socket().get_executor(); }
    [[nodiscard]] TcpSocket& socket();
    void close();

    template <typename Buffers, typename Handler>
    void async_read_some(Buffers const& buffers, Handler&& handler) {
        read(parts_of<boost::asio::mutable_buffer>(buffers), std::forward<Handler>(handler));
    }
    template <typename Buffers, typename Handler>
    void async_write_some(Buffers const& buffers, Handler&& handler) {
        write(parts_of<boost::asio::const_buffer>(buffers), std::forward<Handler>(handler));
    }

    // What Beast calls to end a WebSocket in order, and when its time is over.
    template <typename Handler>
    friend void async_teardown(boost::beast::role_type role, TcpOrTls& stream, Handler&& handler) {
        stream.tear_down(role, std::forward<Handler>(handler));
    }
    friend void beast_close_socket(TcpOrTls& stream) { stream.close(); }

private:
    static constexpr std::size_t most_parts = 16;
    template <typename Buffer>
    using Parts = boost::container::static_vector<Buffer, most_parts>;
    using Moved = std::move_only_function<void(ErrorCode, std::size_t)>;

    template <typename Buffer, typename Buffers>
    static Parts<Buffer> parts_of(Buffers const& buffers) {
        Parts<Buffer> parts;
        for (auto at = boost::asio::buffer_sequence_begin(buffers);
             at != boost::asio::buffer_sequence_end(buffers) && parts.size() < most_parts; ++at) {
            parts.emplace_back(*at);
        }
        return parts;
    }

    void read(Parts<boost::asio::mutable_buffer> const& parts, Moved handler);
    void write(Parts<boost::asio::const_buffer> const& parts, Moved handler);
    void tear_down(boost::beast::role_type role, std::move_only_function<void(ErrorCode)> handler);

    std::variant<TcpSocket, TlsStream> m_stream;
};

} // namespace http
