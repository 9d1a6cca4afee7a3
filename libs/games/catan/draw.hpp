// Drawing a card blindly.
#pragma once

#include "catan/counts.hpp"
#include "support/random.hpp"

#include <cstdint>

namespace catan {

// One of the cards that are counted, each with the same chance; there is at least one.
template <typename Kind>
[[nodiscard]] Kind draw(Counts<Kind> const& counts, support::Random& random) {
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(counts.total())));
    std::uint8_t kind = 0;
    while (left >= counts[static_cast<Kind>(kind)]) {
        left -= counts[static_cast<Kind>(kind)];
        ++kind;
    }
    return static_cast<Kind>(kind);
}

} // namespace catan
