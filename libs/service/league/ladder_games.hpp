// Plays the ladder's games: the handler of their pieces of work.
//
// The result of a game is written with the end of its piece: a game counts once, or it was never played.
#pragma once

#include "league/game_piece.hpp"
#include "league/match_plan.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"

namespace league {

class LadderGames {
public:
    // Database, queue and games outlive it.
    LadderGames(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies)
        : m_database(database), m_queue(queue), m_dependencies(std::move(dependencies)) {}

    [[nodiscard]] queue::Handler handler();

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] queue::Completion complete(LadderPiece piece, record::GameRecord const& record);

    storage::Database& m_database;
    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
};

} // namespace league
