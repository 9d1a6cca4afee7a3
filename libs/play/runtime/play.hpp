// Plays one built-in game between any players and returns its record.
//
// The clock, the stop flag and the observers are passed in, and nothing else matters: the same set-up and
// the same players give the same record, except for the times.
#pragma once

#include "record/game_record.hpp"
#include "rules/game.hpp"
#include "runtime/game_driver.hpp"
#include "runtime/loop.hpp"
#include "runtime/native_bot.hpp"
#include "support/core_permit.hpp"
#include "support/result.hpp"

#include <atomic>
#include <functional>
#include <memory>
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

// What a game that is being played has so far. Nothing is copied before somebody asks for it.
class GameSoFar {
public:
    GameSoFar(GameDriver const& driver, record::GameRecord const& start) : m_driver(driver), m_start(start) {}

    [[nodiscard]] std::vector<record::PlayedMove> const& moves() const { return m_driver.moves(); }
    [[nodiscard]] std::vector<record::Shown> const& shown() const { return m_driver.shown(); }
    // Without an outcome.
    [[nodiscard]] record::GameRecord record() const;

private:
    GameDriver const& m_driver;
    record::GameRecord const& m_start;
};

// Somebody who watches a game while it is played: called at the start, after every move, and when an engine
// that is a program asks, because it may have shown something; on the thread that plays.
using GameWatcher = std::function<void(GameSoFar const&)>;

struct Conditions {
    GameLimits limits = {};
    std::function<void()> after_move = [] {};
    GameWatcher watcher = {};
    std::atomic<bool> const* stop = nullptr;             // looked at after every move
    std::atomic<bool> const* series_has_ended = nullptr; // the same
    support::CorePermit* core = nullptr;                 // is given back while a bot sleeps
    // Called after the game with the wall time of each seat's calls.
    std::function<void(std::size_t seat, rules::Duration wall)> after_game = [](std::size_t,
                                                                                rules::Duration) {};
    Loop* loop = nullptr; // what the players' channels need to be heard, if they do
    // Moves that have been made already. The players are asked for them all the same, so that their memory is
    // as it was; whatever they answer, these count, and they cost no time (see fed_bot.hpp).
    std::vector<record::PlayedMove> opening = {};
    // Told where a player answers something else than what was played then.
    std::function<void(std::size_t ply, std::string const& now)> differs = {};
};

// An error where the game cannot start, was stopped, or broke by a fault of ours. What a bot does wrong is no
// error of this kind: it is blamed in the record and the game ends as the rules say.
[[nodiscard]] support::Result<record::GameRecord> play(rules::Game const& game, rules::Setup const& setup,
                                                       std::vector<Player> players,
                                                       Conditions const& conditions);

// A game whose rules are a program, or whatever else is behind a channel.
struct EngineActor {
    std::string game; // its name
    std::unique_ptr<Channel> channel;
    std::string start = {};  // JSON that it is told at the start
    rules::Teams teams = {}; // whose seats win and lose together
};

// The same with such an engine; the answers are recorded as JSON. A failure of the engine is an error of the
// kind `refused`: nobody has won or lost, and its author should know.
[[nodiscard]] support::Result<record::GameRecord> play(EngineActor engine, std::vector<Player> players,
                                                       Conditions const& conditions);

} // namespace runtime
