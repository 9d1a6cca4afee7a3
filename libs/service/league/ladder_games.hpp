// Plays the ladder's games: the handler of their pieces of work.
//
// The result of a game is written with the end of its piece: a game counts once, or it was never played.
#pragma once

#include "league/match_plan.hpp"
#include "queue/crew.hpp"

namespace league {

class LadderGames {
public:
    // The queue and the games outlive it.
    LadderGames(queue::Queue& queue, MatchDependencies dependencies)
        : m_queue(queue), m_dependencies(std::move(dependencies)) {}

    [[nodiscard]] queue::Handler handler();

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);

    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
};

} // namespace league
