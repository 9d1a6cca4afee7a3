// For tests: the league over the interface, without the network, and its work done by hand.
#pragma once

#include "api/ladder_operations.hpp"
#include "api/people_test.hpp"
#include "api/tournament_operations.hpp"
#include "league/game_piece.hpp"
#include "league/ladder_games.hpp"
#include "league/ladder_planner.hpp"
#include "league/tournament_games.hpp"
#include "match/house_bot.hpp"

#include <map>

namespace api {

using tests::Client;
using tests::JsonObject;
using tests::Method;

class LeagueTest : public tests::PeopleTest {
protected:
    // With more operations than the league's.
    Interface& serve(std::vector<Operation> more = {}) {
        return PeopleTest::serve(
            joined({m_ladder_operations.all(), m_tournament_operations.all(), std::move(more)}));
    }

    // Does all the work that waits.
    void work() {
        using queue::Priority;
        std::map<std::string, queue::Handler> const handlers{
            {league::tournament_work, m_tournament_games.handler()},
            {league::ladder_work, m_ladder_games.handler()}};
        std::atomic<bool> stop = false;
        while (auto const piece = m_queue
                                      ->take({league::tournament_work, league::ladder_work},
                                             {Priority::judging, Priority::tournament, Priority::ladder})
                                      .value()) {
            queue::Task const task{piece->id, piece->author, piece->what, 1, stop};
            auto const completion = handlers.at(piece->kind).run(task);
            ASSERT_TRUE(completion) << completion.error().message;
            ASSERT_TRUE(m_queue->finish(*piece, *completion));
        }
    }

    std::unique_ptr<queue::Queue> m_queue = queue::Queue::open(*m_database, [this] { return m_now; }).value();
    // Of uploaded bots the house bots of the same name play.
    league::FindBot m_find_bot = [](league::Entrant const& entrant, rules::Game const&,
                                    support::CorePermit*) {
        return support::Result<std::shared_ptr<match::Bot const>>(match::make_house_bot(entrant.name));
    };
    league::Tournaments m_tournaments{*m_database, *m_queue, m_games};
    league::TournamentGames m_tournament_games{
        *m_database, *m_queue, {.games = m_games, .find_bot = m_find_bot}};
    league::LadderPlanner m_ladder{*m_database, *m_queue, m_games, {.most_waiting = 4}};
    league::LadderGames m_ladder_games{*m_database, *m_queue, {.games = m_games, .find_bot = {}}};
    LadderOperations m_ladder_operations{*m_database, m_games};
    TournamentOperations m_tournament_operations{*m_database, m_games, m_tournaments, {}};
};

} // namespace api
