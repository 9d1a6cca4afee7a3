// Plays one game between players in this process, and leaves a record of it.
//
// The time, the wish to stop and whoever looks on are passed in: what happens here depends on nothing
// else, so the same set-up and the same players give the same record, times apart.
#pragma once

#include "rules/game.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace runtime {

struct Player {
    std::string name;
    std::unique_ptr<rules::Bot> bot;
    rules::Duration spent{}; // CPU time that making the bot took: it counts like thinking
};

struct PlayedMove {
    rules::Seat seat;
    std::string move;
    rules::Duration cpu;

    bool operator==(PlayedMove const&) const = default;
};

// A seat that erred and so lost, and how.
struct Blame {
    rules::Seat seat;
    std::string why;

    bool operator==(Blame const&) const = default;
};

struct GameRecord {
    std::string game;
    std::uint64_t seed = 0;
    std::map<std::string, std::string, std::less<>> options;
    std::optional<std::string> position; // where it started, if not at the usual start
    std::vector<std::string> seats;      // the players' names
    std::vector<PlayedMove> moves;
    rules::Outcome outcome;
    std::optional<Blame> blame;
    std::vector<rules::Duration> cpu;       // used, for each seat
    std::vector<rules::Duration> remaining; // of the game's budget; TimeControl::forever without one
};

// The CPU time the calling thread has used so far.
[[nodiscard]] rules::Duration thread_cpu_time();

struct Conditions {
    rules::TimeControl time = {};
    std::function<rules::Duration()> clock = thread_cpu_time;
    std::function<void()> after_move = [] {};
    std::atomic<bool> const* stop = nullptr; // looked at before every move
};

// An error where the game cannot start, or was stopped. What a bot does wrong is no error of this kind:
// it is blamed in the record and the game ends as the rules say.
[[nodiscard]] support::Result<GameRecord> play(rules::Game const& game, rules::Setup const& setup,
                                               std::vector<Player> players, Conditions const& conditions);

} // namespace runtime
