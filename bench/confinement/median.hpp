// The middle of some measurements: what is usual, whatever happened now and then.
#pragma once

#include "sandbox/limits.hpp"

#include <algorithm>
#include <vector>

namespace confinement {

using Samples = std::vector<sandbox::Duration>;

[[nodiscard]] inline sandbox::Duration median(Samples samples) {
    auto const middle = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() / 2);
    std::ranges::nth_element(samples, middle);
    return *middle;
}

} // namespace confinement
