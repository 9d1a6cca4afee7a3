#include "http/client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <mutex>

namespace http {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using ErrorCode = boost::system::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr std::uint64_t most_bytes = 64U << 20U;

using RequestMessage = beast::http::request<beast::http::string_body>;

RequestMessage message_of(Address const& address, Asked const& asked) {
    RequestMessage message(beast::http::string_to_verb(asked.method), address.path + asked.path, 11);
    auto const host = address.host.contains(':') ? "[" + address.host + "]" : address.host;
    message.set(beast::http::field::host, host + ":" + address.port);
    for (auto const& [name, value] : asked.headers) {
        message.set(name, value);
    }
    message.body() = asked.body;
    message.prepare_payload();
    return message;
}

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

// One connection. Each step waits no longer than the deadline.
class Connection {
public:
    virtual ~Connection() = default;
    virtual void open(Address const& address, Deadline deadline) = 0;
    virtual Told exchange(RequestMessage const& message, Deadline deadline) = 0;
    [[nodiscard]] virtual bool can_go_on() const = 0;
};

template <typename Stream>
class ConnectionOver final : public Connection {
public:
    template <typename... Args>
    explicit ConnectionOver(Args&... more) : m_stream(m_context, more...) {}

    void open(Address const& address, Deadline deadline) override {
        asio::ip::tcp::resolver resolver(m_context);
        asio::ip::tcp::resolver::results_type places;
        step(deadline, [&](auto done) {
            resolver.async_resolve(address.host, address.port, [&places, done](ErrorCode error, auto found) {
                places = std::move(found);
                done(error);
            });
        });
        step(deadline, [&](auto done) {
            lowest().async_connect(places, [done](ErrorCode error, auto const&) { done(error); });
        });
        lowest().socket().set_option(asio::ip::tcp::no_delay(true));
        if constexpr (std::is_same_v<Stream, Secure>) {
            auto host = address.host;
            // What SSL_set_tlsext_host_name stands for, without its cast.
            if (SSL_ctrl(m_stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                         host.data()) != 1) {
                throw boost::system::system_error(asio::error::invalid_argument);
            }
            m_stream.set_verify_callback(asio::ssl::host_name_verification(host));
            step(deadline,
                 [&](auto done) { m_stream.async_handshake(asio::ssl::stream_base::client, done); });
        }
    }

    Told exchange(RequestMessage const& message, Deadline deadline) override {
        m_can_go_on = false;
        step(deadline, [&](auto done) {
            beast::http::async_write(m_stream, message,
                                     [done](ErrorCode error, std::size_t) { done(error); });
        });
        beast::http::response_parser<beast::http::string_body> parser;
        parser.body_limit(most_bytes);
        step(deadline, [&](auto done) {
            beast::http::async_read(m_stream, m_buffer, parser,
                                    [done](ErrorCode error, std::size_t) { done(error); });
        });
        m_can_go_on = parser.get().keep_alive();
        return {.status = parser.get().result_int(), .body = std::move(parser.get().body())};
    }

    [[nodiscard]] bool can_go_on() const override { return m_can_go_on; }

private:
    Plain& lowest() { return beast::get_lowest_layer(m_stream); }

    // Does one thing and waits for it.
    template <typename Begin>
    void step(Deadline deadline, Begin const& begin) {
        deadline ? lowest().expires_at(*deadline) : lowest().expires_never();
        ErrorCode failed = asio::error::timed_out;
        begin([&failed](ErrorCode error) { failed = error; });
        m_context.restart();
        if (deadline) {
            m_context.run_until(*deadline + std::chrono::seconds(1)); // the stream's own clock comes first
        } else {
            m_context.run();
        }
        if (failed) {
            throw boost::system::system_error(failed);
        }
    }

    asio::io_context m_context{1};
    Stream m_stream;
    beast::flat_buffer m_buffer;
    bool m_can_go_on = false;
};

asio::ssl::context make_tls(std::string const& certificates) {
    asio::ssl::context tls(asio::ssl::context::tls_client);
    tls.set_verify_mode(asio::ssl::verify_peer);
    if (certificates.empty()) {
        tls.set_default_verify_paths();
    } else {
        tls.load_verify_file(certificates);
    }
    return tls;
}

} // namespace

class Client::Inside {
public:
    Inside(Address address, ClientSettings settings)
        : m_address(std::move(address)),
          m_settings(std::move(settings)),
          m_tls(make_tls(m_settings.certificates)) {}

    Told ask(Asked const& asked) {
        auto const message = message_of(m_address, asked);
        if (auto kept = take_kept()) {
            try {
                return exchange(std::move(kept), message);
            } catch (boost::system::system_error const& error) {
                if (error.code() == beast::error::timeout || error.code() == asio::error::timed_out) {
                    throw; // it was heard, perhaps
                }
            }
        }
        auto made = make();
        made->open(m_address, deadline());
        return exchange(std::move(made), message);
    }

    [[nodiscard]] Address const& address() const { return m_address; }

private:
    [[nodiscard]] Deadline deadline() const {
        return m_settings.patience ? Deadline(std::chrono::steady_clock::now() + *m_settings.patience)
                                   : Deadline();
    }

    std::unique_ptr<Connection> make() {
        if (m_address.is_secure) {
            return std::make_unique<ConnectionOver<Secure>>(m_tls);
        }
        return std::make_unique<ConnectionOver<Plain>>();
    }

    std::unique_ptr<Connection> take_kept() {
        std::lock_guard const lock(m_mutex);
        if (m_kept.empty()) {
            return nullptr;
        }
        auto kept = std::move(m_kept.back());
        m_kept.pop_back();
        return kept;
    }

    Told exchange(std::unique_ptr<Connection> connection, RequestMessage const& message) {
        constexpr std::size_t most_kept = 8;
        auto told = connection->exchange(message, deadline());
        std::lock_guard const lock(m_mutex);
        if (connection->can_go_on() && m_kept.size() < most_kept) {
            m_kept.push_back(std::move(connection));
        }
        return told;
    }

    Address m_address;
    ClientSettings m_settings;
    asio::ssl::context m_tls;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Connection>> m_kept;
};

Client::Client(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}

Client::~Client() = default;

Result<std::unique_ptr<Client>> Client::create(Address address, ClientSettings settings) {
    auto const certificates = settings.certificates;
    try {
        return std::unique_ptr<Client>(
            new Client(std::make_unique<Inside>(std::move(address), std::move(settings))));
    } catch (boost::system::system_error const& error) {
        return fail(ErrorKind::invalid, "cannot use the certificates in {}: {}", certificates,
                    error.code().message());
    }
}

Result<Told> Client::ask(Asked const& asked) {
    try {
        return m_inside->ask(asked);
    } catch (boost::system::system_error const& error) {
        auto const& address = m_inside->address();
        return fail(ErrorKind::unavailable, "{}:{} does not answer: {}", address.host, address.port,
                    error.code().message());
    }
}

Result<Told> ask(Address const& address, Asked const& asked) {
    auto once = asked;
    once.headers.emplace_back("Connection", "close");
    auto const client = TULKAS_TRY(Client::create(address));
    return client->ask(once);
}

} // namespace http
