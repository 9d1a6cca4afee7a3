#include "api/remote_bot_stream.hpp"

#include "support/overloaded.hpp"

namespace api {

namespace {

class BotSocket final : public wire::BotConnection {
public:
    explicit BotSocket(std::shared_ptr<http::Socket> socket) : m_socket(std::move(socket)) {}

    void send(std::string text) override {
        m_socket->send(std::make_shared<std::string const>(std::move(text)));
    }
    void close() override { m_socket->close(http::CloseReason::policy); }

private:
    std::shared_ptr<http::Socket> m_socket;
};

} // namespace

void RemoteBotStream::opened(std::shared_ptr<http::Socket> socket) {
    m_connection = std::make_shared<BotSocket>(std::move(socket));
    m_roster.arrive(m_arrival, m_connection);
}

void RemoteBotStream::received(std::string_view text) {
    auto const message = wire::read_bot_message(text);
    if (!message) {
        return complain(message.error().message, {});
    }
    std::visit(support::Overloaded{
                   [&](wire::Ping const&) { m_connection->send(wire::pong_text()); },
                   [&](auto const& said) {
                       if (auto const taken = m_roster.take(m_name, *m_connection, said); !taken) {
                           complain(taken.error().message, said.id);
                       }
                   },
               },
               *message);
}

void RemoteBotStream::complain(std::string const& message, std::string const& id) {
    m_connection->send(wire::error_text(message, id));
    if (++m_faults == most_faults) {
        m_connection->send(wire::error_text("too many messages that are no answers", {}));
        m_connection->close();
    }
}

void RemoteBotStream::closed() {
    m_roster.leave(m_name, *m_connection);
}

} // namespace api
