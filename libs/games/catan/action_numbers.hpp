// The moves of Catan as numbers from 0 on: what a program that learns chooses from.
#pragma once

#include "catan/move.hpp"
#include "catan/position.hpp"
#include "rules/encoding.hpp"

#include <vector>

namespace catan {

[[nodiscard]] std::vector<rules::ActionGroup> action_groups();

// Of a legal move of this position that has a number: all but offers of several cards, and discards.
[[nodiscard]] int number_of(Move const& move, Position const& position);
// The other way round. A discard's is that of one card.
[[nodiscard]] Move move_with_number(int number, Position const& position);

} // namespace catan
