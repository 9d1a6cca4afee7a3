#include "http/link.hpp"

#include "http/web_socket.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <chrono>
#include <deque>
#include <functional>
#include <thread>
#include <tuple>
#include <utility>

namespace http {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;
using Resolver = asio::ip::basic_resolver<Tcp, Executor>;

constexpr auto connect_time = std::chrono::seconds(15);
constexpr auto idle_time = std::chrono::seconds(45); // a line that is cut is noticed in as long
constexpr auto farewell_time = std::chrono::seconds(1);
constexpr std::size_t most_bytes = std::size_t{1} << 20U; // of one message

asio::ssl::context make_tls(std::string const& certificate) {
    asio::ssl::context tls(asio::ssl::context::tls_client);
    tls.set_default_verify_paths();
    tls.set_verify_mode(asio::ssl::verify_peer);
    if (!certificate.empty()) {
        tls.load_verify_file(certificate);
    }
    return tls;
}

// All of it happens in the link's thread but the making.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(asio::io_context& context, Destination destination, LinkListener& listener)
        : m_tls(make_tls(destination.certificate)),
          m_resolver(context),
          m_connecting(context),
          m_connect_timer(context),
          m_destination(std::move(destination)),
          m_listener(listener) {}

    void start() {
        m_resolver.async_resolve(
            m_destination.address.host, m_destination.address.port,
            [self = shared_from_this()](ErrorCode error, Resolver::results_type const& found) {
                if (error) {
                    return self->end("cannot find " + self->m_destination.address.host, error);
                }
                self->connect(found);
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
        m_socket->set_times({.to_shake_hands = farewell_time, .of_silence = {}});
        m_socket->close(websocket::close_code::going_away,
                        [self = shared_from_this(), done = std::move(done)](ErrorCode /*error*/) { done(); });
    }

private:
    void connect(Resolver::results_type const& places) {
        limit_time([](Session& session) { std::ignore = session.m_connecting.close(session.m_ignored); });
        asio::async_connect(m_connecting, places,
                            [self = shared_from_this()](ErrorCode error, Tcp::endpoint const& /*place*/) {
                                if (error) {
                                    return self->end("cannot connect", self->cause(error));
                                }
                                if (self->m_destination.address.is_secure) {
                                    self->secure();
                                } else {
                                    self->shake_hands(TcpOrTls(std::move(self->m_connecting)));
                                }
                            });
    }

    void secure() {
        auto host = m_destination.address.host;
        auto& tls = m_securing.emplace(std::move(m_connecting), m_tls);
        // What SSL_set_tlsext_host_name stands for, without its cast.
        if (SSL_ctrl(tls.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                     host.data()) != 1) {
            return end("cannot set up TLS for " + host, {});
        }
        tls.set_verify_callback(asio::ssl::host_name_verification(host));
        limit_time([](Session& session) {
            std::ignore = session.m_securing->next_layer().close(session.m_ignored);
        });
        tls.async_handshake(asio::ssl::stream_base::client, [self = shared_from_this()](ErrorCode error) {
            if (error) {
                return self->end("the TLS handshake failed", self->cause(error));
            }
            self->shake_hands(TcpOrTls(*std::move(self->m_securing)));
        });
    }

    // Until the WebSocket has its own clock.
    void limit_time(void (*give_up)(Session&)) {
        m_connect_timer.expires_after(connect_time);
        m_connect_timer.async_wait([self = shared_from_this(), give_up](ErrorCode error) {
            if (!error) {
                self->m_is_late = true;
                give_up(*self);
            }
        });
    }
    [[nodiscard]] ErrorCode cause(ErrorCode error) const {
        return m_is_late ? make_error_code(asio::error::timed_out) : error;
    }

    void shake_hands(TcpOrTls line) {
        m_connect_timer.cancel();
        auto& socket = m_socket.emplace(std::move(line));
        socket.set_times({.to_shake_hands = connect_time, .of_silence = idle_time});
        socket.set_most_bytes(most_bytes);
        auto const& address = m_destination.address;
        auto const host = address.host.contains(':') ? "[" + address.host + "]" : address.host;
        socket.shake_hands(
            host + ":" + address.port, address.path + m_destination.target, m_destination.token,
            [self = shared_from_this()](ErrorCode error) { error ? self->refused(error) : self->opened(); });
    }

    void refused(ErrorCode error) {
        constexpr unsigned first_refusal = 400;
        auto const& answer = m_socket->answer();
        if (error == websocket::error::upgrade_declined && answer.result_int() >= first_refusal) {
            return finish({.why = answer.body(), .refusal = answer.result_int()});
        }
        end("cannot connect", error);
    }

    void opened() {
        m_is_open = true;
        read();
        if (!m_waiting.empty()) {
            write_next();
        }
    }

    void read() {
        m_socket->read([self = shared_from_this()](ErrorCode error) {
            if (error) {
                return self->end("connection lost", error);
            }
            if (!self->m_has_ended) {
                self->m_listener.received(self->m_socket->message());
            }
            self->read();
        });
    }

    void write_next() {
        m_socket->write(m_waiting.front(), [self = shared_from_this()](ErrorCode error) {
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
        m_connect_timer.cancel();
        m_is_open = false;
        if (!std::exchange(m_has_ended, true)) {
            m_listener.closed(std::move(closing));
        }
    }

    asio::ssl::context m_tls;
    Resolver m_resolver;
    TcpSocket m_connecting; // then it is one of the next two
    std::optional<TlsStream> m_securing;
    std::optional<WebSocket> m_socket;
    asio::steady_timer m_connect_timer;
    Destination m_destination;
    LinkListener& m_listener;
    std::deque<std::string> m_waiting;
    bool m_is_late = false;
    bool m_is_open = false;
    bool m_has_ended = false;
    ErrorCode m_ignored;
};

class ThreadedLink final : public Link {
public:
    ThreadedLink(Destination const& destination, LinkListener& listener)
        : m_session(std::make_shared<Session>(m_context, destination, listener)) {
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
    asio::io_context m_context{1};
    std::shared_ptr<Session> m_session;
    std::thread m_thread;
};

} // namespace

Result<std::unique_ptr<Link>> open_link(Destination const& destination, LinkListener& listener) {
    try {
        return std::make_unique<ThreadedLink>(destination, listener);
    } catch (boost::system::system_error const& error) {
        return fail(ErrorKind::invalid, "cannot use the certificate {}: {}", destination.certificate,
                    error.what());
    }
}

} // namespace http
