#include "catan_net/tcp_line.hpp"

#include "catan_net/pump.hpp"
#include "catan_net/tcp_stream.hpp"
#include "support/text.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>

namespace catan_net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using support::ErrorKind;
using support::fail;
using support::Result;

Result<ServerAddress> parse_server_address(std::string_view text) {
    std::string_view const whole = text;
    ServerAddress address;
    auto const colon = text.rfind(':');
    bool const has_port = colon != std::string_view::npos && text.find(']', colon) == std::string_view::npos;
    if (has_port) {
        auto const port = support::whole_number<std::uint16_t>(text.substr(colon + 1));
        if (!port || *port == 0) {
            return fail(ErrorKind::invalid, "{} has no port from 1 to 65535 behind its colon",
                        support::in_quotes(whole));
        }
        address.port = *port;
        text = text.substr(0, colon);
    }
    if (text.starts_with('[') && text.ends_with(']')) {
        text = text.substr(1, text.size() - 2);
    }
    if (text.empty()) {
        return fail(ErrorKind::invalid, "{} names no host", support::in_quotes(whole));
    }
    address.host = text;
    return address;
}

namespace {

Result<tcp::socket> connect(asio::io_context& context, ServerAddress const& address) {
    error_code error;
    tcp::resolver resolver(context);
    auto const found = resolver.resolve(address.host, std::to_string(address.port), error);
    tcp::socket socket(context);
    if (!error) {
        asio::connect(socket, found, error);
    }
    if (error) {
        return fail(ErrorKind::unavailable, "{}:{} cannot be reached: {}", address.host, address.port,
                    error.message());
    }
    return socket;
}

// A server sends more at once than a client may: the board, or all that was missed.
constexpr StreamLimits limits{.longest_message = std::size_t{1024} * 1024,
                              .messages = {.a_second = 1e6, .at_once = 1e6}};

class TcpLine final : public Line, public std::enable_shared_from_this<TcpLine> {
public:
    TcpLine(std::unique_ptr<Pump> pump, ServerAddress address, Retries const& retries, tcp::socket socket)
        : m_pump(std::move(pump)),
          m_address(std::move(address)),
          m_retries(retries),
          m_timer(m_pump->context()),
          m_stream(std::make_shared<TcpStream>(std::move(socket), limits)) {}

    void open(Listener listener) override {
        m_listener = std::move(listener);
        listen();
    }
    void send(Message const& message) override { m_stream->send(message); }
    void cut(std::string const& why) override {
        m_why = why;
        m_stream->close();
    }
    void hang_up() override {
        m_is_hung_up = true;
        m_timer.cancel();
        m_stream->close();
    }

private:
    // What comes later than the end of this line is heard by nobody.
    template <typename Heard>
    [[nodiscard]] auto while_open(Heard heard) {
        return [self = weak_from_this(), heard = std::move(heard)](auto const& what) {
            if (auto const line = self.lock(); line && !line->m_is_hung_up) {
                heard(what);
            }
        };
    }

    void listen() {
        m_stream->start(
            while_open([this](Message const& message) { m_listener.heard(message); }),
            while_open([this](std::string const& why) {
                try_again(std::exchange(m_why, std::nullopt).value_or("the connection is gone: " + why));
            }));
    }

    void try_again(std::string const& why) {
        if (m_retries.times-- <= 0) {
            return m_listener.lost(why);
        }
        m_timer.expires_after(m_retries.pause);
        m_timer.async_wait(while_open([this, why](error_code const& /*error*/) { connect_again(why); }));
    }

    void connect_again(std::string const& why) {
        auto socket = connect(m_pump->context(), m_address);
        if (!socket) {
            return try_again(why);
        }
        m_stream = std::make_shared<TcpStream>(*std::move(socket), limits);
        listen();
        m_listener.connected_again();
    }

    std::unique_ptr<Pump> m_pump;
    ServerAddress m_address;
    Retries m_retries;
    asio::steady_timer m_timer;
    std::shared_ptr<TcpStream> m_stream;
    Listener m_listener;
    std::optional<std::string> m_why; // it was cut
    bool m_is_hung_up = false;
};

} // namespace

Result<std::shared_ptr<Line>> call_server(ServerAddress const& address, runtime::Loop& loop,
                                          Retries const& retries) {
    auto pump = std::make_unique<Pump>(loop);
    auto socket = TULKAS_TRY(connect(pump->context(), address));
    return std::make_shared<TcpLine>(std::move(pump), address, retries, std::move(socket));
}

} // namespace catan_net
