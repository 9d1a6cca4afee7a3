// An engine's opinion of a position of Martian Chess, by the search of the house bot `smart`.
#pragma once

#include "rules/analysis.hpp"
#include "support/result.hpp"

namespace martian_chess {

[[nodiscard]] support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish);

} // namespace martian_chess
