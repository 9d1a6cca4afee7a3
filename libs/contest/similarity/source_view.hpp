// One side of a pair as HTML: its files with line numbers, and the matching lines coloured.
#pragma once

#include "similarity/comparison.hpp"

#include <string>
#include <string_view>

namespace similarity {

// Text from outside for an HTML page: escaped, with controls and bidirectional characters spelled out.
[[nodiscard]] std::string html_text(std::string_view text);

// The ids of regions on both sides begin with the names given, such as "p1a" and "p1b".
struct Side {
    std::string_view id;
    std::string_view other_id;
    bool is_second;
};

// Long stretches without a match are left out, and of enormous files the rest; both are said.
[[nodiscard]] std::string source_view(Submission const& submission, std::vector<Region> const& regions,
                                      Side const& side);

} // namespace similarity
