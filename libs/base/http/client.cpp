#include "http/client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

namespace http {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr std::uint64_t most_bytes = 64U << 20U;

using RequestMessage = beast::http::request<beast::http::string_body>;

RequestMessage message_of(Address const& address, Asked const& asked) {
    RequestMessage message(beast::http::string_to_verb(asked.method), address.path + asked.path, 11);
    auto const host = address.host.contains(':') ? "[" + address.host + "]" : address.host;
    message.set(beast::http::field::host, host + ":" + address.port);
    message.set(beast::http::field::connection, "close");
    for (auto const& [name, value] : asked.headers) {
        message.set(name, value);
    }
    message.body() = asked.body;
    message.prepare_payload();
    return message;
}

template <typename Stream>
Told exchange(Stream& stream, RequestMessage const& message) {
    beast::http::write(stream, message);
    beast::flat_buffer buffer;
    beast::http::response_parser<beast::http::string_body> parser;
    parser.body_limit(most_bytes);
    beast::http::read(stream, buffer, parser);
    return {.status = parser.get().result_int(), .body = std::move(parser.get().body())};
}

Told ask_plain(asio::io_context& context, asio::ip::tcp::resolver::results_type const& places,
               RequestMessage const& message) {
    asio::ip::tcp::socket socket(context);
    asio::connect(socket, places);
    return exchange(socket, message);
}

Told ask_secure(asio::io_context& context, asio::ip::tcp::resolver::results_type const& places,
                RequestMessage const& message, std::string const& host) {
    asio::ssl::context secrets(asio::ssl::context::tls_client);
    secrets.set_default_verify_paths();
    asio::ssl::stream<asio::ip::tcp::socket> stream(context, secrets);
    stream.set_verify_mode(asio::ssl::verify_peer);
    stream.set_verify_callback(asio::ssl::host_name_verification(host));
    if (SSL_set_tlsext_host_name(stream.native_handle(), host.c_str()) != 1) {
        throw boost::system::system_error(asio::error::invalid_argument);
    }
    asio::connect(stream.next_layer(), places);
    stream.handshake(asio::ssl::stream_base::client);
    return exchange(stream, message);
}

} // namespace

Result<Told> ask(Address const& address, Asked const& asked) {
    try {
        asio::io_context context;
        asio::ip::tcp::resolver resolver(context);
        auto const places = resolver.resolve(address.host, address.port);
        auto const message = message_of(address, asked);
        return address.is_secure ? ask_secure(context, places, message, address.host)
                                 : ask_plain(context, places, message);
    } catch (boost::system::system_error const& error) {
        return fail(ErrorKind::unavailable, "{}:{} does not answer: {}", address.host, address.port,
                    error.code().message());
    }
}

} // namespace http
