// An engine's opinion of a position of Ploy, by the search of the house bot `smart`.
#pragma once

#include "rules/analysis.hpp"
#include "support/result.hpp"

namespace ploy {

[[nodiscard]] support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish);

} // namespace ploy
