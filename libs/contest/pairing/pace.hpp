// How fast a ladder should play: at once while something can be learnt, ever slower when all is known.
//
// A deviation falls with about the third root of the number of games, so what the next game can tell falls
// faster than that number grows. A game that tells little costs as much as any other, and is stored as long.
#pragma once

#include "pairing/matchmaker.hpp"

#include <chrono>
#include <span>

namespace pairing {

// Whether its rating would still change much: it has played little, and its deviation is wide.
[[nodiscard]] bool is_new(Contender const& contender);

// The time from the start of one game of the ladder to the start of the next, of so many players. None while
// a contender is new. Else it follows from the one with the fewest games, which plays next: that one has
// about a second between its games for each game that it has played, and half a day at most.
[[nodiscard]] std::chrono::milliseconds pause_between_games(std::span<Contender const> contenders,
                                                            std::size_t players);

} // namespace pairing
