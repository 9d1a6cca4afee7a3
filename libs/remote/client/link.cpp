#include "client/link.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <chrono>
#include <deque>
#include <functional>
#include <thread>
#include <utility>

namespace client {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr auto connect_time = std::chrono::seconds(15);
constexpr auto idle_time = std::chrono::seconds(45); // a line that is cut is noticed in as long
constexpr auto farewell_time = std::chrono::seconds(1);
constexpr std::size_t most_bytes = std::size_t{1} << 20U; // of one message

// All of it happens in the link's thread but the making.
template <typename Stream>
class Session : public std::enable_shared_from_this<Session<Stream>> {
public:
    template <typename... Args>
    Session(asio::io_context& context, Destination destination, LinkListener& listener, Args&... more)
        : m_resolver(context),
          m_stream(context, more...),
          m_destination(std::move(destination)),
          m_listener(listener) {}

    void start() {
        m_resolver.async_resolve(
            m_destination.address.host, m_destination.address.port,
            [self = this->shared_from_this()](ErrorCode error, auto const& found) {
                if (error) {
                    return self->end("cannot find " + self->m_destination.address.host, error);
                }
                auto& lowest = beast::get_lowest_layer(self->m_stream);
                lowest.expires_after(connect_time);
                lowest.async_connect(found, [self](ErrorCode failed, auto const& /*endpoint*/) {
                    failed ? self->end("cannot connect", failed) : self->secure();
                });
            });
    }

    void send(std::string text) {
        m_waiting.push_back(std::move(text));
        if (m_is_open && m_waiting.size() == 1) {
            write_next();
        }
    }

    // Nobody listens any more. What is still under way when it is done is dropped.
    void close(std::function<void()> done) {
        bool const was_open = m_is_open && !m_has_ended;
        m_has_ended = true;
        if (!was_open) {
            return done();
        }
        m_stream.set_option(
            websocket::stream_base::timeout{farewell_time, websocket::stream_base::none(), false});
        m_stream.async_close(
            websocket::close_code::going_away,
            [self = this->shared_from_this(), done = std::move(done)](ErrorCode /*error*/) { done(); });
    }

private:
    void secure() {
        if constexpr (std::is_same_v<Stream, Secure>) {
            auto host = m_destination.address.host;
            auto& tls = m_stream.next_layer();
            // What SSL_set_tlsext_host_name stands for, without its cast.
            if (SSL_ctrl(tls.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                         host.data()) != 1) {
                return end("cannot set up TLS for " + host, {});
            }
            tls.set_verify_callback(asio::ssl::host_name_verification(host));
            tls.async_handshake(
                asio::ssl::stream_base::client, [self = this->shared_from_this()](ErrorCode error) {
                    error ? self->end("the TLS handshake failed", error) : self->shake_hands();
                });
        } else {
            shake_hands();
        }
    }

    void shake_hands() {
        beast::get_lowest_layer(m_stream).expires_never(); // the WebSocket has its own clock
        m_stream.set_option(websocket::stream_base::timeout{connect_time, idle_time, true});
        m_stream.set_option(websocket::stream_base::decorator(
            [token = m_destination.token](websocket::request_type& request) {
                request.set(beast::http::field::authorization, "Bearer " + token);
                request.set(beast::http::field::user_agent, "tulkas");
            }));
        m_stream.read_message_max(most_bytes);
        auto const& address = m_destination.address;
        auto const host = address.host.contains(':') ? "[" + address.host + "]" : address.host;
        m_stream.async_handshake(m_response, host + ":" + address.port, address.path + m_destination.target,
                                 [self = this->shared_from_this()](ErrorCode error) {
                                     error ? self->refused(error) : self->opened();
                                 });
    }

    void refused(ErrorCode error) {
        constexpr unsigned first_refusal = 400;
        auto const status = m_response.result_int();
        if (error == websocket::error::upgrade_declined && status >= first_refusal) {
            return finish({.why = m_response.body(), .refusal = status});
        }
        end("cannot connect", error);
    }

    void opened() {
        m_is_open = true;
        m_stream.text(true);
        read();
        if (!m_waiting.empty()) {
            write_next();
        }
    }

    void read() {
        m_stream.async_read(
            m_buffer, [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                if (error) {
                    return self->end("connection lost", error);
                }
                auto const data = self->m_buffer.cdata();
                if (!self->m_has_ended) {
                    self->m_listener.received({static_cast<char const*>(data.data()), data.size()});
                }
                self->m_buffer.consume(self->m_buffer.size());
                self->read();
            });
    }

    void write_next() {
        m_stream.async_write(asio::buffer(m_waiting.front()),
                             [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                                 self->m_waiting.pop_front();
                                 if (!error && !self->m_waiting.empty() && !self->m_has_ended) {
                                     self->write_next();
                                 }
                             });
    }

    void end(std::string const& what, ErrorCode error) {
        finish({.why = error ? what + ": " + error.message() : what});
    }
    void finish(Closing closing) {
        m_is_open = false;
        if (!std::exchange(m_has_ended, true)) {
            m_listener.closed(std::move(closing));
        }
    }

    asio::ip::tcp::resolver m_resolver;
    websocket::stream<Stream> m_stream;
    Destination m_destination;
    LinkListener& m_listener;
    websocket::response_type m_response;
    beast::flat_buffer m_buffer;
    std::deque<std::string> m_waiting;
    bool m_is_open = false;
    bool m_has_ended = false;
};

asio::ssl::context make_tls(std::string const& certificate) {
    asio::ssl::context tls(asio::ssl::context::tls_client);
    tls.set_default_verify_paths();
    tls.set_verify_mode(asio::ssl::verify_peer);
    if (!certificate.empty()) {
        tls.load_verify_file(certificate);
    }
    return tls;
}

template <typename Stream>
class ThreadedLink final : public Link {
public:
    ThreadedLink(Destination const& destination, LinkListener& listener)
        : m_tls(make_tls(destination.certificate)), m_session(make_session(destination, listener)) {
        asio::post(m_context, [session = m_session] { session->start(); });
        m_thread = std::thread([this] { m_context.run(); });
    }
    ~ThreadedLink() override {
        asio::post(m_context, [this] { m_session->close([this] { m_context.stop(); }); });
        m_thread.join();
    }
    ThreadedLink(ThreadedLink const&) = delete;
    ThreadedLink& operator=(ThreadedLink const&) = delete;

    void send(std::string text) override {
        asio::post(m_context, [session = m_session, text = std::move(text)]() mutable {
            session->send(std::move(text));
        });
    }

private:
    std::shared_ptr<Session<Stream>> make_session(Destination const& destination, LinkListener& listener) {
        if constexpr (std::is_same_v<Stream, Secure>) {
            return std::make_shared<Session<Stream>>(m_context, destination, listener, m_tls);
        } else {
            return std::make_shared<Session<Stream>>(m_context, destination, listener);
        }
    }

    asio::ssl::context m_tls;
    asio::io_context m_context{1};
    std::shared_ptr<Session<Stream>> m_session;
    std::thread m_thread;
};

} // namespace

Result<std::unique_ptr<Link>> open_link(Destination const& destination, LinkListener& listener) {
    try {
        if (destination.address.is_secure) {
            return std::make_unique<ThreadedLink<Secure>>(destination, listener);
        }
        return std::make_unique<ThreadedLink<Plain>>(destination, listener);
    } catch (boost::system::system_error const& error) {
        return fail(ErrorKind::invalid, "cannot use the certificate {}: {}", destination.certificate,
                    error.what());
    }
}

} // namespace client
