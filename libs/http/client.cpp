#include "http/client.hpp"

#include "support/text.hpp"

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
#include <fmt/format.h>

#include <algorithm>

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
    message.set(beast::http::field::host, address.host + ":" + address.port);
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

Result<Address> parse_address(std::string_view text) {
    Address address;
    std::string_view rest = text;
    for (auto const& [prefix, is_secure] : {std::pair("http://", false), std::pair("https://", true)}) {
        if (text.starts_with(prefix)) {
            address.is_secure = is_secure;
            address.port = is_secure ? "443" : "80";
            rest.remove_prefix(std::string_view(prefix).size());
        }
    }
    auto const place = rest.substr(0, rest.find('/'));
    address.path = rest.substr(place.size());
    while (address.path.ends_with('/')) {
        address.path.pop_back();
    }
    auto const colon = place.find(':', place.starts_with('[') ? place.find(']') : 0);
    address.host = place.substr(0, colon);
    if (colon != std::string_view::npos) {
        address.port = place.substr(colon + 1);
    }
    bool const is_port = !address.port.empty() && address.port.size() <= 5 &&
                         std::ranges::all_of(address.port, [](char c) { return c >= '0' && c <= '9'; });
    if (rest.size() == text.size() || address.host.empty() || !is_port) {
        return fail(ErrorKind::invalid, "{} is no address of an arena: https://HOST or http://HOST:PORT",
                    support::in_quotes(text));
    }
    if (address.host.starts_with('[')) {
        address.host = address.host.substr(1, address.host.size() - 2);
    }
    return address;
}

std::string escaped(std::string_view text) {
    std::string result;
    for (char const c : text) {
        bool const is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                              std::string_view("-_.~").contains(c);
        result += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return result;
}

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
