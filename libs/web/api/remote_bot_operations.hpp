// The operations of remote bots: connecting one, and the list of those that are connected.
#pragma once

#include "api/operation.hpp"
#include "rules/registry.hpp"
#include "tables/roster.hpp"

#include <vector>

namespace api {

class RemoteBotOperations {
public:
    // Both outlive it.
    RemoteBotOperations(tables::Roster& roster, rules::Registry const& games)
        : m_roster(roster), m_games(games) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    [[nodiscard]] support::Result<http::Response> list(Call const& call);
    [[nodiscard]] support::Result<std::shared_ptr<http::SocketListener>> connect(Call const& call);
    [[nodiscard]] support::Result<tables::Arrival> read_arrival(Call const& call) const;

    tables::Roster& m_roster;
    rules::Registry const& m_games;
};

} // namespace api
