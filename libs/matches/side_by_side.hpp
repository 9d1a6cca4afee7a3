// The record of a challenge that several have played, each alone with an engine of its own.
#pragma once

#include "runtime/play.hpp"

#include <optional>
#include <vector>

namespace matches {

// As if they had played one after the other at one table (rules/side_by_side.hpp); there is at least one.
[[nodiscard]] runtime::GameRecord side_by_side(std::vector<runtime::GameRecord> alone);

// What this rival has played, as far as it is played again: the moves and what they came to.
[[nodiscard]] runtime::GameRecord part_of(runtime::GameRecord const& joined, rules::Seat seat);

// Whoever failed has lost; else the best result wins.
[[nodiscard]] rules::Outcome outcome_side_by_side(std::vector<int> results,
                                                  std::optional<runtime::Blame> const& blame);

} // namespace matches
