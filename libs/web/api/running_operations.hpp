// The operations of games of ladders and tournaments that are being played.
//
// Who may see a tournament may watch its games.
#pragma once

#include "api/course_rights.hpp"
#include "api/operation.hpp"
#include "league/running_games.hpp"
#include "league/tournaments.hpp"

namespace api {

class RunningOperations {
public:
    // All outlive it.
    RunningOperations(storage::Database& database, league::Tournaments& tournaments,
                      league::RunningGames& running)
        : m_tournaments(tournaments), m_running(running), m_rights(database) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;
    using Find = support::Result<league::GameAddress> (RunningOperations::*)(Call const&);

    [[nodiscard]] std::vector<Operation> of_games(std::string const& path, std::string const& kind,
                                                  Find find);
    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(league::GameAddress const& address);
    [[nodiscard]] Answer views(Call const& call, league::GameAddress const& address);
    [[nodiscard]] support::Result<std::shared_ptr<http::SocketListener>>
    open(league::GameAddress const& address);

    // The game of the path, whether it runs or not.
    [[nodiscard]] support::Result<league::GameAddress> of_ladder(Call const& call);
    // not_found: the asker may not see the tournament.
    [[nodiscard]] support::Result<league::GameAddress> of_tournament(Call const& call);
    [[nodiscard]] support::Result<bool> may_see(Call const& call, support::TournamentId tournament);

    league::Tournaments& m_tournaments;
    league::RunningGames& m_running;
    CourseRights m_rights;
};

} // namespace api
