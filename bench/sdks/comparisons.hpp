// What bots written with an SDK cost beside the barest program of the same language, all of them confined.
#pragma once

#include "confinement/comparisons.hpp"

#include <string>

namespace sdks {

struct Costs {
    confinement::Times start; // until the first call is answered
    confinement::Times call;  // each of many, once the program is warm
};

// Ours is a bot that answers with 1; the other one is a bare loop, which reads what comes and writes the same
// answer. Both are built as any bot is, and the best of some rounds counts.
[[nodiscard]] support::Result<Costs> measure(std::string const& language, int rounds);

[[nodiscard]] std::vector<confinement::Comparison> all_comparisons();

} // namespace sdks
