// What a player sees of a game of Catan, as features for programs that learn.
#pragma once

#include "catan/position.hpp"
#include "rules/encoding.hpp"
#include "rules/feature_writer.hpp"

#include <vector>

namespace catan {

[[nodiscard]] std::vector<rules::FeatureBlock> feature_blocks(int seats);

// For the player on this seat, who has chosen these cards to discard so far.
void put_features(Position const& whole, Seat seat, Resources const& discard, rules::FeatureWriter& writer);

} // namespace catan
