#include "http/connection.hpp"

#include "http/head.hpp"
#include "http/request_head.hpp"
#include "http/socket_connection.hpp"

#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/read_size.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <fmt/format.h>

#include <array>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

namespace http {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using ErrorCode = boost::system::error_code;

constexpr auto linger_time = std::chrono::seconds(2);

std::optional<Method> method_of(beast::http::verb verb) {
    switch (verb) {
    case beast::http::verb::get:
        return Method::get;
    case beast::http::verb::head:
        return Method::head;
    case beast::http::verb::post:
        return Method::post;
    case beast::http::verb::put:
        return Method::put;
    case beast::http::verb::patch:
        return Method::patch;
    case beast::http::verb::delete_:
        return Method::remove;
    case beast::http::verb::options:
        return Method::options;
    default:
        return std::nullopt;
    }
}

Response too_large(std::size_t limit) {
    return make_error(413, "too-large", fmt::format("the request body is larger than {} bytes", limit));
}

Response refusal_of(ErrorCode error, std::size_t body_limit) {
    if (error == beast::http::error::header_limit) {
        return make_error(431, "too-large", "the request header is too large");
    }
    if (error == beast::http::error::body_limit) {
        return too_large(body_limit);
    }
    return make_error(400, "malformed", "not a valid HTTP request: " + error.message());
}

template <typename Stream>
class Connection : public Connected, public std::enable_shared_from_this<Connection<Stream>> {
public:
    Connection(ConnectionThread& thread, Stream stream, Peer peer)
        : m_thread(thread), m_stream(std::move(stream)), m_peer(std::move(peer)) {
        m_thread.add(*this);
        ++m_thread.shared().connections;
    }
    ~Connection() override {
        --m_thread.shared().connections;
        m_thread.remove(*this);
    }
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    void start() {
        wait_until(limits().header_time);
        if constexpr (is_secure) {
            m_stream.async_handshake(asio::ssl::stream_base::server,
                                     [self = this->shared_from_this()](ErrorCode error) {
                                         if (!error) {
                                             self->read();
                                         }
                                     });
        } else {
            read();
        }
    }

    void check(Moment now) override {
        if (m_deadline && now >= *m_deadline) {
            abandon();
        }
    }
    void finish() override {
        m_is_last = true;
        if (m_is_idle) {
            abandon();
        }
    }

private:
    static constexpr bool is_secure = std::is_same_v<Stream, TlsStream>;
    using Message = beast::http::request<beast::http::string_body>;
    using Parser = beast::http::request_parser<beast::http::string_body>;

    class Sink : public ReplySink {
    public:
        explicit Sink(std::shared_ptr<Connection> connection) : m_connection(std::move(connection)) {}
        void send(Response response) override {
            auto& context = m_connection->m_thread.context();
            asio::dispatch(context,
                           [connection = std::move(m_connection), response = std::move(response)]() mutable {
                               connection->write(std::move(response));
                           });
        }
        void accept(std::shared_ptr<SocketListener> listener) override {
            auto& context = m_connection->m_thread.context();
            asio::dispatch(context,
                           [connection = std::move(m_connection), listener = std::move(listener)]() mutable {
                               connection->go_on_as_socket(std::move(listener));
                           });
        }

    private:
        std::shared_ptr<Connection> m_connection;
    };

    [[nodiscard]] Limits const& limits() const { return m_thread.shared().limits; }
    void wait_until(std::chrono::seconds from_now) {
        m_deadline = std::chrono::steady_clock::now() + from_now;
    }

    void read() {
        m_parser.emplace();
        m_parser->header_limit(static_cast<std::uint32_t>(limits().header_bytes));
        m_parser->body_limit(boost::none); // known when the header is
        m_is_idle = m_buffer.size() == 0;
        wait_until(m_is_idle ? limits().idle_time : limits().header_time);
        if (m_is_idle) {
            read_head();
        } else {
            parse_head();
        }
    }

    void read_head() {
        constexpr std::size_t most_at_once = 65536;
        m_stream.async_read_some(m_buffer.prepare(beast::read_size(m_buffer, most_at_once)),
                                 [self = this->shared_from_this()](ErrorCode error, std::size_t size) {
                                     if (error) {
                                         self->abandon();
                                         return;
                                     }
                                     if (std::exchange(self->m_is_idle, false)) {
                                         self->wait_until(self->limits().header_time);
                                     }
                                     self->m_buffer.commit(size);
                                     self->parse_head();
                                 });
    }

    // The parser gets the whole head at once: it would take the first line alone. Beast's async_read_header
    // would throw the bytes away, and the parser repairs what has to be refused.
    void parse_head() {
        ErrorCode error;
        auto const bytes = m_buffer.data();
        std::string_view const text{static_cast<char const*>(bytes.data()), bytes.size()};
        if (text.find("\r\n\r\n") == std::string_view::npos) {
            if (text.size() > limits().header_bytes) {
                refuse(beast::http::make_error_code(beast::http::error::header_limit));
            } else {
                read_head();
            }
            return;
        }
        auto const size = m_parser->put(bytes, error);
        if (error == beast::http::error::need_more) {
            read_head();
            return;
        }
        auto fault = error ? std::nullopt : fault_of_head({static_cast<char const*>(bytes.data()), size});
        m_buffer.consume(size);
        if (error) {
            refuse(error);
        } else if (fault) {
            refuse(make_error(fault->status, "malformed", std::move(fault->message)));
        } else if (m_parser->is_done()) {
            dispatch();
        } else {
            admit_body();
        }
    }

    // Nothing is read of a body that says to be too large; one that does not say is counted.
    void admit_body() {
        m_body_limit = body_limit();
        if (m_parser->content_length().value_or(0) > m_body_limit) {
            refuse(beast::http::error::body_limit);
            return;
        }
        m_parser->body_limit(m_body_limit);
        read_body();
    }

    [[nodiscard]] std::size_t body_limit() const {
        auto const& is_upload = m_thread.shared().is_upload;
        auto const method = method_of(m_parser->get().method());
        auto const target = parse_target(m_parser->get().target());
        bool const is_file = is_upload && method && target && is_upload(*method, *target);
        return is_file ? limits().upload_bytes : limits().body_bytes;
    }

    void read_body() {
        wait_until(limits().body_time);
        if (beast::iequals(m_parser->get()[beast::http::field::expect], "100-continue")) {
            m_parser->get().erase(beast::http::field::expect);
            write_continue();
            return;
        }
        auto const fields = count_fields();
        beast::http::async_read(
            m_stream, m_buffer, *m_parser,
            [self = this->shared_from_this(), fields](ErrorCode error, std::size_t /*size*/) {
                if (error) {
                    self->refuse(error);
                } else if (self->count_fields() != fields) {
                    // Beast adds them to the header, where they would pass for what was checked.
                    self->refuse(make_error(400, "malformed", "headers after the body are not accepted"));
                } else {
                    self->dispatch();
                }
            });
    }

    [[nodiscard]] auto count_fields() const {
        return std::distance(m_parser->get().begin(), m_parser->get().end());
    }

    void write_continue() {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        asio::async_write(m_stream, asio::buffer(go_on),
                          [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                              if (!error) {
                                  self->read_body();
                              }
                          });
    }

    void refuse(ErrorCode error) {
        bool const is_gone = error == beast::http::error::end_of_stream ||
                             error.category() == asio::error::get_ssl_category() ||
                             error.category() == boost::system::system_category() ||
                             error == asio::error::eof;
        if (is_gone || error == beast::http::error::partial_message) {
            abandon();
            return;
        }
        refuse(refusal_of(error, m_body_limit));
    }
    void refuse(Response response) {
        m_is_last = true;
        m_is_head = false;
        m_version = 11;
        write(std::move(response));
    }

    void dispatch() {
        m_deadline.reset();
        ++m_thread.shared().requests;
        auto& message = m_parser->get();
        auto const method = method_of(message.method());
        m_version = message.version();
        m_is_head = method == Method::head;
        m_is_last = m_is_last || !message.keep_alive() || m_thread.is_stopping();
        if (!method) {
            write(make_error(501, "unknown-method", "this HTTP method is not supported"));
            return;
        }
        auto target = parse_target(message.target());
        if (!target) {
            write(make_error(400, "malformed", target.error().message));
            return;
        }
        m_thread.shared().handler(request_of(message, *method, *std::move(target)),
                                  Reply(std::make_shared<Sink>(this->shared_from_this())));
    }

    Request request_of(Message& message, Method method, Target target) {
        Request request{.method = method,
                        .target = std::move(target),
                        .headers = {},
                        .body = std::move(message.body()),
                        .peer = m_peer.address,
                        .is_secure = is_secure,
                        .wants_socket = beast::websocket::is_upgrade(message)};
        for (auto const& field : message) {
            request.headers.add(field.name_string(), field.value());
        }
        return request;
    }

    void write(Response response) {
        m_response = std::move(response);
        m_head =
            write_head(m_response, {.version = m_version, .keep_alive = !m_is_last, .date = m_thread.date()});
        auto const body = may_have_body(m_response) && !m_is_head ? m_response.text() : std::string_view();
        std::array<asio::const_buffer, 2> const parts{asio::buffer(m_head), asio::buffer(body)};
        wait_until(limits().write_time);
        asio::async_write(m_stream, parts,
                          [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                              self->m_response = {};
                              if (error) {
                                  self->abandon();
                              } else if (self->m_is_last) {
                                  self->linger();
                              } else {
                                  self->read();
                              }
                          });
    }

    // Lets the answer arrive although the client may still be sending, which a close at once could prevent.
    void linger() {
        ErrorCode error;
        std::ignore = beast::get_lowest_layer(m_stream).shutdown(Tcp::socket::shutdown_send, error);
        wait_until(linger_time);
        drain();
    }
    void drain() {
        m_buffer.clear();
        beast::get_lowest_layer(m_stream).async_read_some(
            m_buffer.prepare(4096), [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                if (!error) {
                    self->drain();
                }
            });
    }

    void go_on_as_socket(std::shared_ptr<SocketListener> const& listener) {
        auto const message = m_parser->release();
        serve_socket(m_thread, TcpOrTls(std::move(m_stream)), message,
                     {.listener = listener, .place = std::move(m_peer.place)});
    }

    void abandon() {
        m_deadline.reset();
        ErrorCode error;
        std::ignore = beast::get_lowest_layer(m_stream).close(error);
    }

    ConnectionThread& m_thread;
    Stream m_stream;
    Peer m_peer;
    beast::flat_buffer m_buffer;
    std::optional<Parser> m_parser;
    std::size_t m_body_limit = 0; // of the request that is read
    Response m_response;
    std::string m_head; // of the answer
    std::optional<Moment> m_deadline;
    unsigned m_version = 11;
    bool m_is_idle = false; // between requests
    bool m_is_head = false;
    bool m_is_last = false;
};

} // namespace

void serve(ConnectionThread& thread, TcpSocket socket, Peer peer) {
    std::make_shared<Connection<TcpSocket>>(thread, std::move(socket), std::move(peer))->start();
}

void serve_tls(ConnectionThread& thread, TcpSocket socket, Peer peer) {
    auto const tls = thread.shared().tls.load(); // the connection keeps what it needs of it
    TlsStream stream(std::move(socket), *tls);
    std::make_shared<Connection<TlsStream>>(thread, std::move(stream), std::move(peer))->start();
}

} // namespace http
