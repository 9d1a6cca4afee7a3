// Which documents share fingerprints, by an inverted index: nobody compares every pair.
#pragma once

#include "similarity/grams.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace similarity {

struct Candidate {
    std::size_t first; // a submission
    std::size_t second;
    double estimate; // the share of the smaller one's fingerprints that the other one has
};

struct CandidateSearch {
    std::size_t submissions = 0; // documents from this one on are references, not compared with each other
    double least = 0;            // of the estimate
    std::uint64_t work = 4'000'000'000; // steps; if they do not suffice, the rarest fingerprints are used
};

struct Candidates {
    std::vector<Candidate> pairs; // the largest estimate first
    bool all_fingerprints = true;
};

// Fingerprints of each document, as winnow() returns them.
[[nodiscard]] Candidates find_candidates(std::vector<std::vector<Gram>> const& fingerprints,
                                         CandidateSearch const& search);

} // namespace similarity
