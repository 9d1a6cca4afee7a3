// Groups of submissions that hang together: each is linked with some other one of its group.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace similarity {

// Single linkage: the connected parts of the graph with at least two members, the largest first.
[[nodiscard]] std::vector<std::vector<std::size_t>>
clusters_of(std::size_t count, std::vector<std::pair<std::size_t, std::size_t>> const& links);

} // namespace similarity
