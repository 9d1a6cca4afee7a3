// What a tokenizer must know about a language, as data: its keywords, comments and forms of strings.
#pragma once

#include "similarity/language.hpp"

#include <span>
#include <string_view>

namespace similarity {

// What a single quote begins.
enum class SingleQuote : std::uint8_t {
    string,
    character,
    character_or_lifetime, // Rust: 'a' or 'a
};

struct Syntax {
    std::span<std::string_view const> keywords; // sorted
    std::string_view line_comment;
    std::string_view block_open; // empty if there are no such comments
    std::string_view block_close;
    bool nested_blocks = false;
    SingleQuote single_quote = SingleQuote::character;
    bool triple_quotes = false;       // """ … """ over several lines, and ''' … ''' where ' begins a string
    bool backticks = false;           // ` … ` over several lines
    bool multiline_strings = false;   // " … " may contain line feeds
    bool quote_in_names = false;      // Haskell: x'
    bool quote_in_numbers = false;    // C++: 1'000
    bool own_operators = false;       // Haskell: a run of symbols is one operator
    bool regular_expressions = false; // JavaScript: / … /
    std::string_view string_prefixes; // letters that may stand before a string and belong to it
    std::string_view raw_string_prefixes; // of these, the letter that makes it raw
};

[[nodiscard]] Syntax const& syntax_of(Language language);

} // namespace similarity
