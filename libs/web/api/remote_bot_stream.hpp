// A remote bot at its WebSocket: what it sends is read and handed to the roster, or answered with what is
// wrong.
#pragma once

#include "http/socket.hpp"
#include "tables/roster.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace api {

class RemoteBotStream final : public http::SocketListener {
public:
    // A bot that sends so many messages that are no answer to an open question is sent away.
    static constexpr int most_faults = 100;

    // The roster outlives it.
    RemoteBotStream(tables::Roster& roster, tables::Arrival arrival)
        : m_roster(roster), m_arrival(std::move(arrival)), m_name(m_arrival.full_name()) {}

    // It answers as quickly as it is asked, in as many games as it plays.
    [[nodiscard]] int messages_a_second(int /*standard*/) const override { return 2000; }
    void opened(std::shared_ptr<http::Socket> socket) override;
    void received(std::string_view text) override;
    void closed() override;

private:
    void complain(std::string const& message, std::string const& id);

    tables::Roster& m_roster;
    tables::Arrival m_arrival;
    std::string m_name;
    std::shared_ptr<wire::BotConnection> m_connection;
    int m_faults = 0;
};

} // namespace api
