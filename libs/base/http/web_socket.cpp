#include "http/web_socket.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <utility>

namespace http {

namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

} // namespace

struct WebSocket::State {
    explicit State(TcpOrTls line) : stream(std::move(line)) {
        stream.auto_fragment(false); // whole messages need no buffer for pieces
    }

    websocket::stream<TcpOrTls> stream;
    beast::flat_buffer buffer;
    websocket::response_type answer;
};

WebSocket::WebSocket(TcpOrTls line) : m_state(std::make_unique<State>(std::move(line))) {}
WebSocket::~WebSocket() = default;

TcpOrTls& WebSocket::line() {
    return m_state->stream.next_layer();
}

void WebSocket::set_times(Times times) {
    auto const silence = times.of_silence.count() > 0 ? times.of_silence : websocket::stream_base::none();
    m_state->stream.set_option(
        websocket::stream_base::timeout{.handshake_timeout = times.to_shake_hands,
                                        .idle_timeout = silence,
                                        .keep_alive_pings = times.of_silence.count() > 0});
}

void WebSocket::set_most_bytes(std::size_t of_a_message) {
    m_state->stream.read_message_max(of_a_message);
}

void WebSocket::set_farewell(std::function<void()> heard) {
    m_state->stream.control_callback(
        [heard = std::move(heard)](websocket::frame_type kind, beast::string_view /*payload*/) {
            if (kind == websocket::frame_type::close) {
                heard();
            }
        });
}

void WebSocket::accept(UpgradeRequest const& request, Done done) {
    m_state->stream.async_accept(request, std::move(done));
}

void WebSocket::shake_hands(std::string const& host, std::string const& target, std::string const& token,
                            Done done) {
    m_state->stream.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
        request.set(beast::http::field::authorization, "Bearer " + token);
        request.set(beast::http::field::user_agent, "tulkas");
    }));
    m_state->stream.async_handshake(m_state->answer, host, target, std::move(done));
}

UpgradeResponse const& WebSocket::answer() const {
    return m_state->answer;
}

void WebSocket::read(Done done) {
    m_state->buffer.clear();
    m_state->stream.async_read(
        m_state->buffer,
        [done = std::move(done)](ErrorCode error, std::size_t /*size*/) mutable { done(error); });
}

std::string_view WebSocket::message() const {
    auto const data = m_state->buffer.cdata();
    return {static_cast<char const*>(data.data()), data.size()};
}

bool WebSocket::is_text() const {
    return m_state->stream.got_text();
}

void WebSocket::write(std::string_view text, Done done) {
    m_state->stream.text(true);
    m_state->stream.async_write(
        boost::asio::buffer(text),
        [done = std::move(done)](ErrorCode error, std::size_t /*size*/) mutable { done(error); });
}

void WebSocket::close(std::uint16_t code, Done done) {
    m_state->stream.async_close(websocket::close_reason(code), std::move(done));
}

} // namespace http
