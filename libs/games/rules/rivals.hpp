// How many compare themselves in one match of a game: in tournaments, on the ladder, before the judge.
//
// A challenge is for one. So that two can be compared at it, each plays it alone, from the same set-up, one
// after the other: that is a match like any other, with a state of its own.
#pragma once

#include "rules/game.hpp"
#include "support/result.hpp"

#include <memory>

namespace rules {

struct Rivals {
    int least;
    int most;

    bool operator==(Rivals const&) const = default;
};

// As many as there are seats; two at a challenge.
[[nodiscard]] Rivals rivals_in(GameInfo const& info);

// The error says how many there may be.
[[nodiscard]] support::Result<void> check_rivals(GameInfo const& info, int count);

// The start of a match between setup.seats rivals. Of a challenge with several, the state has a seat for
// each, and each player keeps the turn until its own game ends; the best result wins.
[[nodiscard]] support::Result<std::unique_ptr<State>> start_match(Game const& game, Setup const& setup);

} // namespace rules
