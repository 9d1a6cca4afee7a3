// Plays games of workers elsewhere again: the handler of their pieces of work.
//
// The rules cannot see whether the bots really played what a record says. So a share of the games is played
// again, by somebody else. A game that comes out otherwise proves nothing yet, for bots may use chance or the
// clock; so it is played once more, and only if both agree with each other the first one is doubted. Between
// house bots, which depend on the seed alone, one doubt is enough to cut its worker off; otherwise several
// are.
#pragma once

#include "league/match_plan.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"

#include <functional>
#include <string>

namespace league {

inline constexpr char const* repeat_work = "repeat game";

class RepeatGames {
public:
    // Database, queue and games outlive it. The log hears who was cut off.
    RepeatGames(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies,
                std::function<void(std::string const&)> log = {});

    [[nodiscard]] queue::Handler handler();

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] queue::Completion compare(queue::Task const& task, record::GameRecord const& record);

    storage::Database& m_database;
    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
    std::function<void(std::string const&)> m_log;
};

} // namespace league
