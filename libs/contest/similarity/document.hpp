// A submission as one sequence of tokens: its files one after the other, with barriers between them.
#pragma once

#include "similarity/submission.hpp"
#include "similarity/tokens.hpp"

#include <cstddef>
#include <vector>

namespace similarity {

struct Document {
    std::vector<Token> tokens;
    std::vector<std::size_t> begins; // where each file begins
    std::size_t own = 0;             // tokens that are neither barriers nor given
    bool cut = false;

    [[nodiscard]] std::size_t file_at(std::size_t token) const;
};

// At most `most` tokens.
[[nodiscard]] Document document_of(Submission const& submission, std::size_t most);

} // namespace similarity
