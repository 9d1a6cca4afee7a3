// Who is likely to win a game of Catan: an estimate by what the players have, not a search.
#pragma once

#include "catan/namespace.hpp"
#include "rules/analysis.hpp"
#include "support/result.hpp"

namespace catan {

// The position may be what one player knows: hidden cards are dealt at random, several times. The line is the
// move that the house bot `settler` ranks highest, if the cards of the deciding player are known.
[[nodiscard]] support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish);

} // namespace catan
