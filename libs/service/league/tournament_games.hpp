// Plays the games of tournaments: the handler of their pieces of work.
//
// The result of a game and the games that can be played next are written with the end of its piece.
#pragma once

#include "league/game_piece.hpp"
#include "league/match_plan.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"
#include "storage/tournaments.hpp"

namespace league {

class TournamentGames {
public:
    // Database, queue and games outlive it.
    TournamentGames(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies)
        : m_database(database), m_queue(queue), m_dependencies(std::move(dependencies)), m_stored(database) {}

    [[nodiscard]] queue::Handler handler();

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] queue::Completion complete(TournamentPiece const& piece, record::GameRecord const& record);

    storage::Database& m_database;
    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
    storage::Tournaments m_stored;
};

} // namespace league
