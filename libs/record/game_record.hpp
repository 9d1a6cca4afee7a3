// A finished game as a value: what it started from, every move, how it ended.
//
// It knows no process and no clock, so that pairings, reports and replays need neither.
#pragma once

#include "record/log.hpp"
#include "record/shown.hpp"
#include "rules/clock.hpp"
#include "rules/outcome.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace record {

// Stands for the answer of a call that ran out, where the engine went on without it; no JSON looks like it.
constexpr std::string_view no_answer = "timeout";

// One call and its answer.
struct PlayedMove {
    rules::Seat seat;
    std::string move; // in the game's notation; JSON where the game has none of ours
    rules::Duration cpu;
    bool is_together = false; // it was asked at the same time as the one before

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
    // Used by the machine of the bot's language for itself, for each seat; empty where that was not measured.
    std::vector<rules::Duration> machine = {};
    std::vector<Log> logs;         // the engine's, then the seats'
    std::vector<Shown> shown = {}; // by an engine that is a program
};

} // namespace record
