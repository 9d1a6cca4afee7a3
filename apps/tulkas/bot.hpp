// A BOT of the command line that was found: somebody who can be seated in any number of games.
#pragma once

#include "rules/game.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace tulkas {

// A seat of one match, and where that match is played.
struct Place {
    rules::Game const& game;
    std::uint64_t match_seed;
    rules::Seat seat;
    runtime::Loop& loop;
    std::optional<unsigned> core = {}; // the one that the loop's thread keeps to
};

class Bot {
public:
    virtual ~Bot() = default;

    [[nodiscard]] virtual std::string const& name() const = 0;
    // Called on several threads at once.
    [[nodiscard]] virtual support::Result<runtime::Player> sit_down(Place const& place) const = 0;
};

} // namespace tulkas
