// A request for an analysis and its answer, both as text.
//
// A request has three fields with tabs between: the position, the options, the number of positions to look
// at. The answer is JSON, written here by hand: the module that a browser loads is a third of the size
// without a library for it.
#pragma once

#include "rules/analysis.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace analysis {

using Analyse = support::Result<rules::Analysis> (*)(rules::AnalysisWish const& wish);

// An object with the members of rules::Analysis, or with the member `error`.
[[nodiscard]] std::string answer(Analyse analyse, std::string_view request);

} // namespace analysis
