#include "catan_net/local_server.hpp"

#include "runtime/mailbox.hpp"

namespace catan_net {

namespace {

class LocalServerConnection final : public ServerConnection {
public:
    LocalServerConnection(LobbySettings settings, std::uint64_t seed, runtime::Loop& loop)
        : m_mailbox(loop), m_lobby(std::move(settings), seed), m_server_end(*this) {}

    void open(Listener listener) override { m_listener = std::move(listener); }

    void send(Message const& message) override {
        m_mailbox.put([this, message] {
            m_lobby.received(m_server_end, message);
            for (int const game : m_lobby.games()) {
                m_lobby.fill(game);
            }
            let_bots_work();
        });
    }
    void cut(std::string const& why) override {
        m_mailbox.put([this, why] { m_listener.lost(why); });
    }
    void hang_up() override { m_mailbox.close(); }

private:
    class ServerEnd final : public Connection {
    public:
        explicit ServerEnd(LocalServerConnection& connection) : m_connection(connection) {}
        void send(Message const& message) override {
            m_connection.m_mailbox.put(
                [&connection = m_connection, message] { connection.m_listener.heard(message); });
        }
        void close() override { m_connection.cut("the server closed the connection"); }

    private:
        LocalServerConnection& m_connection;
    };

    void let_bots_work() {
        m_mailbox.put([this] {
            if (m_lobby.work()) {
                let_bots_work();
            }
        });
    }

    runtime::Mailbox m_mailbox;
    Lobby m_lobby;
    ServerEnd m_server_end;
    Listener m_listener;
};

} // namespace

std::shared_ptr<ServerConnection> connect_to_local_server(LobbySettings settings, std::uint64_t seed,
                                                          runtime::Loop& loop) {
    return std::make_shared<LocalServerConnection>(std::move(settings), seed, loop);
}

} // namespace catan_net
