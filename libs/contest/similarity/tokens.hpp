// A program as a sequence of tokens, as far as copying shows in them.
//
// Comments and layout are dropped. Identifiers, numbers and strings each become one class, so that renaming
// changes nothing; keywords and operators stay what they are. The text may be anything, also no program at
// all: reading goes once from front to back, without recursion.
#pragma once

#include "similarity/language.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace similarity {

struct Token {
    std::uint32_t code;
    std::uint32_t line; // from 1

    friend bool operator==(Token const&, Token const&) = default;
};

// Codes of classes; those of keywords and operators are larger.
constexpr std::uint32_t barrier_code = 0; // between files, and in place of given code; equal to nothing
constexpr std::uint32_t identifier_code = 1;
constexpr std::uint32_t number_code = 2;
constexpr std::uint32_t string_code = 3;

// Of a keyword or an operator.
[[nodiscard]] std::uint32_t code_of(std::string_view word);

struct Tokens {
    std::vector<Token> tokens;
    bool cut = false; // there were more than `most`
};

[[nodiscard]] Tokens tokens_of(std::string_view text, Language language, std::size_t most);

} // namespace similarity
