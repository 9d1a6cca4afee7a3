// Counting the bits of a word, and finding the nth of them, without an instruction for it.
//
// The program runs on processors that need not count bits by themselves, and the compiler's replacement is
// a call into a library. Choosing a random square of a set is most of what a random player does.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace battleship {

inline constexpr std::uint64_t every_byte = 0x0101010101010101U;

// Byte i is the number of bits in bytes 0 to i of the word: the last byte counts them all.
[[nodiscard]] constexpr std::uint64_t running_counts(std::uint64_t word) noexcept {
    word -= (word >> 1U) & (0x55 * every_byte);
    word = (word & (0x33 * every_byte)) + ((word >> 2U) & (0x33 * every_byte));
    word = (word + (word >> 4U)) & (0x0F * every_byte);
    return word * every_byte;
}

[[nodiscard]] constexpr unsigned count_bits(std::uint64_t word) noexcept {
    return static_cast<unsigned>(running_counts(word) >> 56U);
}

// For every byte, the places of its bits in order.
inline constexpr auto bits_of_bytes = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (std::size_t byte = 0; byte < places.size(); ++byte) {
        std::size_t found = 0;
        for (std::uint8_t bit = 0; bit < 8; ++bit) {
            if ((byte >> bit & 1U) != 0) {
                places[byte][found++] = bit;
            }
        }
    }
    return places;
}();

// The place of bit number `number` of the word, counted from 0; it has more than that.
[[nodiscard]] constexpr unsigned nth_bit(std::uint64_t word, unsigned number) noexcept {
    std::uint64_t const counts = running_counts(word);
    // The top bit of a byte stays where its count is above the number; no count is above 64.
    std::uint64_t const top = 0x80 * every_byte;
    std::uint64_t const reached = ((counts | top) - (number + 1) * every_byte) & top;
    auto const shift = static_cast<unsigned>(std::countr_zero(reached)) & ~7U;
    auto const below = static_cast<unsigned>((counts << 8U >> shift) & 0xFFU);
    return shift + bits_of_bytes[word >> shift & 0xFFU][number - below];
}

} // namespace battleship
