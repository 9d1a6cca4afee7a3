// Tiles as people see them: line ranges that match.
#pragma once

#include "similarity/tiles.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace similarity {

struct LineRange {
    std::size_t file; // of the submission
    std::uint32_t first;
    std::uint32_t last;

    friend bool operator==(LineRange const&, LineRange const&) = default;
};

struct Region {
    LineRange first;
    LineRange second;
    std::size_t tokens; // that match

    friend bool operator==(Region const&, Region const&) = default;
};

// Tiles that follow each other in both documents with only a few tokens between them become one region: a
// statement was put in, or changed.
[[nodiscard]] std::vector<Region> regions_of(std::vector<Tile> const& tiles, Document const& first,
                                             Document const& second);

} // namespace similarity
