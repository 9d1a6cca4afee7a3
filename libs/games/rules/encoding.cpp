#include "rules/encoding.hpp"

#include <functional>
#include <numeric>

namespace rules {

int count_actions(Encoding const& encoding) {
    int count = 0;
    for (auto const& group : encoding.actions()) {
        count += group.count;
    }
    return count;
}

int count_features(Encoding const& encoding, int seats) {
    int count = 0;
    for (auto const& block : encoding.features(seats)) {
        count += std::accumulate(block.shape.begin(), block.shape.end(), 1, std::multiplies<>());
    }
    return count;
}

} // namespace rules
