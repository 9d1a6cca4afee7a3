// The k-grams of a document: every sequence of k tokens, as a hash.
//
// A gram with a barrier in it does not count, and neither does one that repeats itself every few tokens:
// all tables of numbers look alike.
#pragma once

#include "similarity/document.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace similarity {

struct Gram {
    std::uint64_t hash;
    std::uint32_t at; // its first token

    friend bool operator==(Gram const&, Gram const&) = default;
};

// In the order in which they stand there.
[[nodiscard]] std::vector<Gram> grams_of(std::vector<Token> const& tokens, std::size_t length);

} // namespace similarity
