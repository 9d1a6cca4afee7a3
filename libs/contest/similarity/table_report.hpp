// A comparison for other programs: as JSON, and its pairs as CSV for a spreadsheet.
#pragma once

#include "similarity/comparison.hpp"
#include "support/json.hpp"

#include <string>

namespace similarity {

// Shares are between 0 and 1. Regions are given for the first pairs only (Settings::shown).
[[nodiscard]] support::Json to_json(Comparison const& comparison);

// A line for each pair, shares in percent.
[[nodiscard]] std::string to_csv(Comparison const& comparison);

} // namespace similarity
