// Plays the ladder's games: the handler of their pieces of work.
//
// The result of a game is written with the end of its piece: a game counts once, or it was never played.
#pragma once

#include "league/match_plan.hpp"
#include "queue/crew.hpp"

#include <mutex>

namespace league {

class LadderGames {
public:
    // The queue and the games outlive it.
    LadderGames(queue::Queue& queue, MatchDependencies dependencies)
        : m_queue(queue), m_dependencies(std::move(dependencies)) {}

    [[nodiscard]] queue::Handler handler();

    // Played by this process.
    struct Counts {
        std::int64_t games = 0;
        double seconds = 0; // of one core
    };
    [[nodiscard]] Counts counts();

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);

    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
    std::mutex m_mutex; // several threads play
    Counts m_counts;
};

} // namespace league
