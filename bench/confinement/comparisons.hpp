// The sandbox beside what it is to be compared with, measured in turns.
#pragma once

#include "sandbox/limits.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>
#include <vector>

namespace confinement {

struct Times {
    sandbox::Duration ours{};
    sandbox::Duration theirs{};
};

// Something of ours that should take at most so many times as long as something else.
struct Comparison {
    std::string name;
    std::string beside;
    std::string help;
    double at_most;
    std::function<support::Result<Times>()> measure; // medians of some dozens of times each
};

[[nodiscard]] std::vector<Comparison> all_comparisons();

} // namespace confinement
