// Compares submissions with each other and with references, and ranks the pairs.
#pragma once

#include "similarity/regions.hpp"
#include "similarity/submission.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace similarity {

struct Settings {
    double least = 0.3;                // the share from which on a pair is reported
    std::size_t gram = 14;             // the noise threshold k, in tokens
    std::size_t window = 8;            // so the guarantee threshold t is 21
    std::size_t most_tokens = 100'000; // of one submission; the rest is left out
    std::size_t least_tokens = 50;     // of their own; shorter ones are not compared
    std::size_t most_documents = 3000;
    std::uint64_t all_tokens = 50'000'000;
    std::uint64_t work = 2'000'000'000; // tokens to pass in close comparisons
    std::size_t shown = 50;             // pairs whose regions are computed
    std::size_t most_pairs = 20'000;    // in the report
};

struct Material {
    std::vector<Submission> submissions;
    std::vector<Submission> references; // compared with submissions, not with each other
    std::vector<Submission> given;      // taken out of both
};

// A submission or a reference.
struct Compared {
    Submission submission;
    bool is_reference = false;
    std::size_t own = 0;   // tokens
    std::size_t given = 0; // tokens that stand in given code
};

struct SimilarPair {
    std::size_t first; // in Comparison::compared; a submission
    std::size_t second;
    std::size_t tokens; // that match
    double first_share; // of the first one's own tokens
    double second_share;
    std::vector<Region> regions; // of the first pairs only

    [[nodiscard]] double largest() const { return first_share > second_share ? first_share : second_share; }
    [[nodiscard]] double mean() const { return (first_share + second_share) / 2; }
};

struct Comparison {
    Settings settings;
    std::vector<Compared> compared;
    std::vector<SimilarPair> pairs; // the largest share first, then the larger mean
    std::vector<std::vector<std::size_t>> clusters;
    std::vector<std::string> notes; // what was not compared, and why
};

[[nodiscard]] support::Result<Comparison> compare(Material material, Settings const& settings = {});

} // namespace similarity
