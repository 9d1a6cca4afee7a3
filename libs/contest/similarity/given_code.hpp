// Code that everybody was given: a starter bot, an SDK. It is taken out of the documents before they are
// compared.
#pragma once

#include "similarity/document.hpp"

#include <cstdint>
#include <unordered_set>
#include <vector>

namespace similarity {

class GivenCode {
public:
    explicit GivenCode(std::size_t gram_length) : m_length(gram_length) {}

    void add(Document const& given);
    // Every sequence of at least the gram's length that stands in given code becomes barriers.
    void take_out(Document& document) const;

private:
    std::size_t m_length;
    std::unordered_set<std::uint64_t> m_grams;
};

} // namespace similarity
