// Where the enemy's ships are likely to lie, judged by what a shooter knows.
#pragma once

#include "rules/analysis.hpp"
#include "support/result.hpp"

namespace battleship {

// The position is the shooter's map: ten rows joined by `/`, in the letters of `target_map` (README.md). The
// answer has a chance for each square, row by row, and the best shot as its line.
[[nodiscard]] support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish);

} // namespace battleship
