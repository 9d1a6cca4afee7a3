// What it costs to have programs at the table.
#pragma once

#include "confinement/comparisons.hpp"

#include <vector>

namespace remote {

[[nodiscard]] std::vector<confinement::Comparison> all_comparisons();

} // namespace remote
