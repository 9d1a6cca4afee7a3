#include "similarity/grams.hpp"

#include "support/random.hpp"

#include <array>

namespace similarity {

namespace {

constexpr std::size_t longest_period = 4;

} // namespace

std::vector<Gram> grams_of(std::vector<Token> const& tokens, std::size_t length) {
    constexpr std::uint64_t base = 0x9E3779B97F4A7C15U;
    std::uint64_t leaving = 1; // the factor of the token that leaves
    for (std::size_t i = 0; i < length; ++i) {
        leaving *= base;
    }
    std::vector<Gram> grams;
    std::uint64_t hash = 0;
    std::size_t run = 0;                               // tokens since the last barrier
    std::array<std::size_t, longest_period> repeats{}; // how many in a row equal the one so far before
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].code == barrier_code) {
            hash = 0;
            run = 0;
            repeats.fill(0);
            continue;
        }
        hash = hash * base + support::mix(tokens[i].code);
        if (run >= length) {
            hash -= leaving * support::mix(tokens[i - length].code);
        }
        ++run;
        bool repeats_itself = false;
        for (std::size_t period = 1; period <= longest_period; ++period) {
            bool const same = run > period && tokens[i].code == tokens[i - period].code;
            auto& count = repeats[period - 1];
            count = same ? count + 1 : 0;
            repeats_itself = repeats_itself || count + period >= length;
        }
        if (run >= length && !repeats_itself) {
            // Winnowing takes the least hashes, so all bits must count.
            grams.push_back({support::mix(hash), static_cast<std::uint32_t>(i + 1 - length)});
        }
    }
    return grams;
}

} // namespace similarity
