// Plays one game of a built-in kind between any players, and leaves a record of it.
//
// The time, the wish to stop and whoever looks on are passed in: what happens here depends on nothing
// else, so the same set-up and the same players give the same record, times apart.
#pragma once

#include "rules/game.hpp"
#include "runtime/loop.hpp"
#include "runtime/native_bot.hpp"
#include "runtime/table.hpp"
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
    std::unique_ptr<Channel> channel;
    std::string hash = {}; // SHA-256 of what it was built from
};

// A house bot as a player. What was `spent` on making it counts like thinking.
[[nodiscard]] Player house_player(std::string name, std::unique_ptr<rules::Bot> bot,
                                  CpuClock clock = thread_cpu_time, rules::Duration spent = {});

// A seat that erred and so lost, and how.
struct Blame {
    rules::Seat seat;
    std::string why;

    bool operator==(Blame const&) const = default;
};

struct GameRecord {
    std::string game;
    std::string version;            // of the program that played it
    std::uint64_t game_version = 0; // of a game that was handed in
    std::uint64_t seed = 0;
    std::map<std::string, std::string, std::less<>> options;
    std::optional<std::string> position; // where it started, if not at the usual start
    std::vector<std::string> seats;      // the players' names
    std::vector<std::string> hashes;     // SHA-256 of what each player was built from; empty for house bots
    std::vector<PlayedMove> moves;
    std::optional<std::string> refused; // the answer that was no legal move, if that ended the game
    rules::Outcome outcome;
    std::optional<Blame> blame;
    std::vector<rules::Duration> cpu;       // used, for each seat
    std::vector<rules::Duration> remaining; // of the game's budget; TimeControl::forever without one
    std::vector<Log> logs;                  // the engine's, then the seats'
};

struct Conditions {
    TableLimits limits = {};
    std::function<void()> after_move = [] {};
    std::atomic<bool> const* stop = nullptr; // looked at after every move
    Loop* loop = nullptr;                    // what the players' channels need to be heard, if they do
    std::vector<PlayedMove> opening = {}; // moves that have been made already, and that nobody is asked for
};

// An error where the game cannot start, was stopped, or broke by a fault of ours. What a bot does wrong is no
// error of this kind: it is blamed in the record and the game ends as the rules say.
[[nodiscard]] support::Result<GameRecord> play(rules::Game const& game, rules::Setup const& setup,
                                               std::vector<Player> players, Conditions const& conditions);

// A game whose rules are a program, or whatever else is behind a channel.
struct EngineActor {
    std::string game; // its name
    std::unique_ptr<Channel> channel;
};

// The same with such an engine; the answers are recorded as JSON. A failure of the engine is an error of the
// kind `refused`: nobody has won or lost, and its author should know.
[[nodiscard]] support::Result<GameRecord> play(EngineActor engine, std::vector<Player> players,
                                               Conditions const& conditions);

} // namespace runtime
