// The code that two documents share, as tiles: sequences of equal tokens, as long as possible, in which no
// token of either document is counted twice.
//
// Shared fingerprints say where to look; from each the match is extended in both directions, and the longest
// matches are taken first, as in greedy string tiling.
#pragma once

#include "similarity/document.hpp"
#include "similarity/grams.hpp"

namespace similarity {

struct Tile {
    std::size_t first; // the first token in each document
    std::size_t second;
    std::size_t length;

    friend bool operator==(Tile const&, Tile const&) = default;
};

struct Fingerprinted {
    Document document;
    std::vector<Gram> fingerprints; // as winnow() returns them
};

// By place in the first document; none shorter than `least`. The work is at most proportional to the lengths
// of the documents: where code repeats itself without end, some tiles may be missing.
[[nodiscard]] std::vector<Tile> tiles_of(Fingerprinted const& first, Fingerprinted const& second,
                                         std::size_t least);

} // namespace similarity
