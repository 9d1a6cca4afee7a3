// A set of squares: one bit for each of the 81 and for off_board, in two machine words.
#pragma once

#include "ploy/square.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace ploy {

class SquareSet {
public:
    // Goes through the squares in their order, over a copy: the set may change meanwhile.
    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        explicit constexpr Iterator(SquareSet const& set) : m_words(set.m_words) {}

        constexpr Square operator*() const {
            return static_cast<Square>(m_words[0] != 0 ? std::countr_zero(m_words[0])
                                                       : word_bits + std::countr_zero(m_words[1]));
        }
        constexpr Iterator& operator++() {
            std::uint64_t& word = m_words[0] != 0 ? m_words[0] : m_words[1];
            word &= word - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return (m_words[0] | m_words[1]) == 0; }

    private:
        std::array<std::uint64_t, 2> m_words{};
    };

    [[nodiscard]] constexpr bool contains(Square square) const {
        return (m_words[word(square)] & bit(square)) != 0;
    }
    constexpr void insert(Square square) { m_words[word(square)] |= bit(square); }
    constexpr void remove(Square square) { m_words[word(square)] &= ~bit(square); }

    [[nodiscard]] constexpr SquareSet with(Square square) const {
        SquareSet larger = *this;
        larger.insert(square);
        return larger;
    }

    [[nodiscard]] constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    // The square with so many others before it; there are more than that.
    [[nodiscard]] constexpr Square nth(int number) const {
        int const in_first = std::popcount(m_words[0]);
        bool const is_in_first = number < in_first;
        std::uint64_t word = is_in_first ? m_words[0] : m_words[1];
        for (int left = is_in_first ? number : number - in_first; left > 0; --left) {
            word &= word - 1;
        }
        return static_cast<Square>(std::countr_zero(word) + (is_in_first ? 0 : word_bits));
    }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] constexpr std::default_sentinel_t end() const { return {}; }

    bool operator==(SquareSet const&) const = default;

private:
    static constexpr int word_bits = 64;
    // One of two, as the compiler sees: no check of bounds is left.
    static constexpr std::size_t word(Square square) { return square < word_bits ? 0 : 1; }
    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % word_bits); }

    std::array<std::uint64_t, 2> m_words{};
};

} // namespace ploy
