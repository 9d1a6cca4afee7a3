// Keeps the ladders going: whenever there is room, adds the next game to the queue. LadderGames plays it.
//
// Only a few games wait at a time, so that a new bot soon has its turn. A ladder on which nothing new can be
// learnt rests between its games (pairing/pace.hpp). How much of a machine they get is for
// the crew of that machine to say (queue::Share): it plays them or leaves them waiting.
#pragma once

#include "league/entrant.hpp"
#include "queue/queue.hpp"
#include "rules/registry.hpp"
#include "storage/ladder.hpp"
#include "support/ids.hpp"
#include "support/random.hpp"

#include <map>
#include <string>
#include <vector>

namespace league {

// Of each ladder, when the next games are chosen: the newest.
inline constexpr int remembered_games = 2000;

struct LadderSettings {
    int most_waiting = 0;   // games that wait to be played; 0 for no ladder
    std::uint64_t seed = 0; // of all chance
    // The uploaded bots that play this game; nobody without it.
    std::function<support::Result<std::vector<Entrant>>(std::string const& game)> uploads = {};
};

// The house bots of a game that play on its ladder: all, those that would think long with little to think.
[[nodiscard]] std::vector<Entrant> house_bots_of(rules::GameInfo const& game);

class LadderPlanner {
public:
    // Database, queue and games outlive it.
    LadderPlanner(storage::Database& database, queue::Queue& queue, rules::Registry const& games,
                  LadderSettings settings);

    using Moment = std::chrono::steady_clock::time_point;

    // Called again and again, by one thread at a time.
    [[nodiscard]] support::Result<void> fill(Moment now);

private:
    struct Known {
        std::vector<Entrant> entrants;
        std::vector<storage::LadderPlayer> players;
        Moment rests_until{}; // no game is entered before, unless somebody comes or goes
    };

    [[nodiscard]] support::Result<std::int64_t> waiting();
    // Whether one was entered.
    [[nodiscard]] support::Result<bool> enter_next(Moment now);
    [[nodiscard]] support::Result<bool> enter_game(rules::Game const& game, Moment now);
    // Games whose work was cancelled will not be played.
    [[nodiscard]] support::Result<void> give_up_cancelled();
    [[nodiscard]] support::Result<void> give_up_cancelled(rules::Game const& game);
    [[nodiscard]] support::Result<void> look_who_plays(rules::Game const& game);
    [[nodiscard]] support::Result<void> enter(rules::Game const& game,
                                              std::vector<storage::Contender> const& contenders,
                                              std::vector<support::ContenderId> const& seating);

    storage::Database& m_database;
    queue::Queue& m_queue;
    rules::Registry const& m_games;
    LadderSettings m_settings;
    storage::Ladder m_ladder;
    support::Random m_random;
    std::map<std::string, Known> m_known; // by game
    std::size_t m_turn = 0;               // of the games
    Moment m_looked_after;                // when cancelled ones were last looked for
};

} // namespace league
