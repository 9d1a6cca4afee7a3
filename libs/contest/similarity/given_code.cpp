#include "similarity/given_code.hpp"

#include "similarity/grams.hpp"

#include <algorithm>

namespace similarity {

void GivenCode::add(Document const& given) {
    for (auto const& gram : grams_of(given.tokens, m_length)) {
        m_grams.insert(gram.hash);
    }
}

void GivenCode::take_out(Document& document) const {
    if (m_grams.empty()) {
        return;
    }
    std::size_t done = 0; // tokens before this one are dealt with
    for (auto const& gram : grams_of(document.tokens, m_length)) {
        if (!m_grams.contains(gram.hash)) {
            continue;
        }
        std::size_t const end = gram.at + m_length;
        for (std::size_t i = std::max<std::size_t>(done, gram.at); i < end; ++i) {
            document.tokens[i].code = barrier_code;
            --document.own;
        }
        done = end;
    }
}

} // namespace similarity
