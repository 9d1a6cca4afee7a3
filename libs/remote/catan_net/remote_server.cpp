#include "catan_net/remote_server.hpp"

#include "catan_net/tcp_stream.hpp"

#include <optional>
#include <utility>

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

namespace {

Result<FileDescriptor> connect(support::Address const& address) {
    constexpr auto patience = std::chrono::seconds(10);
    auto connection = support::connect_to(address, patience);
    if (!connection) {
        return fail(ErrorKind::unavailable, "cannot connect to {}", connection.error().message);
    }
    return connection;
}

// A server may send more at once than a client: the board, or all events so far.
constexpr StreamLimits connection_limits{.longest_message = std::size_t{1024} * 1024,
                                         .messages = {.a_second = 1e6, .at_once = 1e6}};

class RemoteServerConnection final : public ServerConnection {
public:
    RemoteServerConnection(runtime::Loop& loop, support::Address address, Retries const& retries,
                           FileDescriptor socket)
        : m_loop(loop),
          m_address(std::move(address)),
          m_retries(retries),
          m_stream(std::make_shared<TcpStream>(loop, std::move(socket), connection_limits)) {}

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
        m_retry.end();
        m_stream.reset();
    }

private:
    void listen() {
        m_stream->start([this](Message const& message) { m_listener.heard(message); },
                        [this](std::string const& why) {
                            try_again(std::exchange(m_why, {}).value_or("lost the connection: " + why));
                        });
    }

    void try_again(std::string const& why) {
        if (m_retries.times-- <= 0) {
            return m_listener.lost(why);
        }
        m_retry = m_loop.after(m_retries.pause, [this, why] { connect_again(why); });
    }

    void connect_again(std::string const& why) {
        auto socket = connect(m_address);
        if (!socket) {
            return try_again(why);
        }
        m_stream = std::make_shared<TcpStream>(m_loop, *std::move(socket), connection_limits);
        listen();
        m_listener.connected_again();
    }

    runtime::Loop& m_loop;
    support::Address m_address;
    Retries m_retries;
    std::shared_ptr<TcpStream> m_stream;
    Listener m_listener;
    std::optional<std::string> m_why; // if we closed it
    runtime::Subscription m_retry;
};

} // namespace

Result<std::shared_ptr<ServerConnection>> connect_to_server(support::Address const& address,
                                                            runtime::Loop& loop, Retries const& retries) {
    auto socket = TULKAS_TRY(connect(address));
    return std::make_shared<RemoteServerConnection>(loop, address, retries, std::move(socket));
}

} // namespace catan_net
