// Bids: the smallest game in which all decide at once, for tests of what plays games.
//
// In each of four rounds every player bids 1 to 5 without knowing what the others bid. The lowest bid that
// nobody shares gains as many points as it says. Its position is the number of rounds that are over, the
// points, and the bids of the round at hand, 0 where there is none yet: "1 0-2-0 0-3-0".
#pragma once

#include "rules/game.hpp"

#include <memory>

namespace bids {

// For three to six. Bots: `low` bids 1, `random` anything.
[[nodiscard]] std::shared_ptr<rules::Game const> make_game();

} // namespace bids
