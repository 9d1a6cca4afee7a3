#include "http/tcp_or_tls.hpp"

#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <tuple>

namespace http {

TcpSocket& TcpOrTls::socket() {
    auto* plain = std::get_if<TcpSocket>(&m_stream);
    return plain != nullptr ? *plain : std::get<TlsStream>(m_stream).next_layer();
}

void TcpOrTls::close() {
    ErrorCode error;
    std::ignore = socket().close(error);
}

void TcpOrTls::read(Parts<boost::asio::mutable_buffer> const& parts, Moved handler) {
    std::visit([&](auto& stream) { stream.async_read_some(parts, std::move(handler)); }, m_stream);
}

void TcpOrTls::write(Parts<boost::asio::const_buffer> const& parts, Moved handler) {
    std::visit([&](auto& stream) { stream.async_write_some(parts, std::move(handler)); }, m_stream);
}

void TcpOrTls::tear_down(boost::beast::role_type role, std::move_only_function<void(ErrorCode)> handler) {
    using boost::beast::async_teardown;
    using boost::beast::websocket::async_teardown;
    std::visit([&](auto& stream) { async_teardown(role, stream, std::move(handler)); }, m_stream);
}

} // namespace http
