#include "similarity/tokens.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The first byte chooses the language. Every token takes at least one byte, and lines never go back.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    auto const language = static_cast<similarity::Language>(data[0] % 7);
    auto const all = similarity::tokens_of(text, language, size);
    auto const lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    TULKAS_ASSERT(!all.cut && all.tokens.size() <= text.size());
    TULKAS_ASSERT(std::ranges::is_sorted(all.tokens, {}, &similarity::Token::line));
    TULKAS_ASSERT(all.tokens.empty() || all.tokens.back().line <= lines);
    TULKAS_ASSERT(std::ranges::count(all.tokens, similarity::barrier_code, &similarity::Token::code) == 0);
    auto const some = similarity::tokens_of(text, language, all.tokens.size() / 2);
    TULKAS_ASSERT(some.tokens.size() == all.tokens.size() / 2);
    TULKAS_ASSERT(std::equal(some.tokens.begin(), some.tokens.end(), all.tokens.begin()));
    return 0;
}
