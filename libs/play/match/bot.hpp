// A bot that can play any number of games: a house bot, a program or anything else.
#pragma once

#include "languages/program_facts.hpp"
#include "rules/game.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace match {

// A seat of one match, and where that match is played.
struct Seating {
    rules::Game const& game;
    std::uint64_t match_seed;
    runtime::Loop& loop;
    std::optional<unsigned> core = {}; // the one that the loop's thread keeps to
    rules::Seat seat = 0;
    std::optional<std::uint64_t> memory =
        {}; // that a program may use, in bytes; the workshop's limit without it
};

class Bot {
public:
    virtual ~Bot() = default;

    [[nodiscard]] virtual std::string const& name() const = 0;
    // SHA-256 of what it was built from; empty for house bots.
    [[nodiscard]] virtual std::string hash() const { return {}; }
    // What its build said of it; nothing where there is none to say it.
    [[nodiscard]] virtual languages::ProgramFacts facts() const { return {}; }
    // Called on several threads at once.
    [[nodiscard]] virtual support::Result<runtime::Player> sit_down(Seating const& seating) const = 0;
};

// All the bots of a match, each on the seat after the one before; the place is that of the first.
[[nodiscard]] support::Result<std::vector<runtime::Player>>
sit_down(std::span<std::shared_ptr<Bot const> const> bots, Seating seating);

// The same bot under another name: an author's instead of the program's.
[[nodiscard]] std::shared_ptr<Bot const> renamed(std::shared_ptr<Bot const> bot, std::string name);

// The bots' names, with a number where one stands there twice: "greedy (1)".
[[nodiscard]] std::vector<std::string> distinct_names(std::vector<std::string> const& names);

} // namespace match
