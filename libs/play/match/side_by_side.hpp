// The record of a challenge for several players, each of whom plays alone with its own engine.
#pragma once

#include "runtime/play.hpp"

#include <optional>
#include <vector>

namespace match {

// As if they had played one after the other at one table (rules/side_by_side.hpp); there is at least one.
[[nodiscard]] record::GameRecord side_by_side(std::vector<record::GameRecord> alone);

// One player's part of the record: the moves and their result.
[[nodiscard]] record::GameRecord part_of(record::GameRecord const& joined, rules::Seat seat);

// A player that failed has lost; otherwise the best result wins.
[[nodiscard]] rules::Outcome outcome_side_by_side(std::vector<int> results,
                                                  std::optional<record::Blame> const& blame);

} // namespace match
