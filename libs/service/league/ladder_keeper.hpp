// Keeps the ladders going: whenever there is room, the next game is entered into the queue.
//
// Only a few games wait at a time, so that a new bot soon has its turn. How much of a machine they get is for
// the crew of that machine to say (queue::Share): it plays them or leaves them waiting. What a finished game
// does is written with the end of its piece of work: a game counts once, or it was never played.
#pragma once

#include "league/match_plan.hpp"
#include "queue/crew.hpp"
#include "storage/contents.hpp"
#include "storage/ladder.hpp"
#include "support/ids.hpp"
#include "support/random.hpp"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace league {

struct LadderSettings {
    int most_waiting = 0;   // games that wait to be played; 0 for no ladder
    std::uint64_t seed = 0; // of all chance
    // The uploaded bots that play this game; nobody without it.
    std::function<support::Result<std::vector<Entrant>>(std::string const& game)> uploads = {};
};

inline constexpr char const* ladder_work = "ladder game";

// The house bots of a game that play on its ladder: all, those that would think long with little to think.
[[nodiscard]] std::vector<Entrant> house_bots_of(rules::GameInfo const& game);

class LadderKeeper {
public:
    // Database, queue and games outlive it.
    LadderKeeper(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies,
                 LadderSettings settings);

    using Moment = std::chrono::steady_clock::time_point;

    [[nodiscard]] queue::Handler handler();
    // Played by this process.
    struct Counts {
        std::int64_t games = 0;
        double seconds = 0; // of one core
    };
    [[nodiscard]] Counts counts();
    // Called again and again, by one thread at a time.
    [[nodiscard]] support::Result<void> fill(Moment now);

private:
    struct Known {
        std::vector<Entrant> entrants;
        std::vector<storage::LadderPlayer> players;
    };

    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] support::Result<std::int64_t> waiting();
    // Whether one was entered.
    [[nodiscard]] support::Result<bool> enter_next();
    [[nodiscard]] support::Result<bool> enter_game(rules::Game const& game);
    // Games whose work was cancelled will not be played.
    [[nodiscard]] support::Result<void> give_up_cancelled();
    [[nodiscard]] support::Result<void> give_up_cancelled(rules::Game const& game);
    [[nodiscard]] support::Result<void> look_who_plays(rules::Game const& game);
    [[nodiscard]] support::Result<void> enter(rules::Game const& game,
                                              std::vector<storage::Contender> const& contenders,
                                              std::vector<support::ContenderId> const& seating);

    storage::Database& m_database;
    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
    LadderSettings m_settings;
    storage::Ladder m_ladder;
    support::Random m_random;
    std::map<std::string, Known> m_known; // by game
    std::size_t m_turn = 0;               // of the games
    Moment m_looked_after;                // when cancelled ones were last looked for
    std::mutex m_mutex;                   // several threads play
    Counts m_counts;
};

} // namespace league
