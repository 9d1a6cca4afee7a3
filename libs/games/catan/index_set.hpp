// A set of small numbers, as bits: hexes, nodes or edges of the board.
#pragma once

#include "catan/namespace.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace catan {

template <std::size_t Count>
class IndexSet {
public:
    // From the lowest number to the highest.
    class Iterator {
    public:
        using value_type = std::uint8_t;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        explicit constexpr Iterator(IndexSet const& set) : m_left(set) {}

        constexpr std::uint8_t operator*() const { return m_left.first(); }
        constexpr Iterator& operator++() {
            m_left.remove_first();
            return *this;
        }
        constexpr Iterator operator++(int) {
            auto const before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(std::default_sentinel_t /*end*/) const { return m_left.empty(); }

    private:
        IndexSet m_left;
    };

    constexpr void insert(std::size_t index) { m_words[index / bits] |= bit(index); }
    constexpr void remove(std::size_t index) { m_words[index / bits] &= ~bit(index); }
    [[nodiscard]] constexpr bool contains(std::size_t index) const {
        return (m_words[index / bits] & bit(index)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return *this == IndexSet(); }
    [[nodiscard]] constexpr int count() const {
        int count = 0;
        for (auto const word : m_words) {
            count += std::popcount(word);
        }
        return count;
    }
    // Of a set that is not empty.
    [[nodiscard]] constexpr std::uint8_t first() const {
        std::size_t const word = first_word();
        return static_cast<std::uint8_t>(word * bits +
                                         static_cast<std::size_t>(std::countr_zero(m_words[word])));
    }
    constexpr void remove_first() {
        auto& word = m_words[first_word()];
        word &= word - 1;
    }

    constexpr IndexSet& operator|=(IndexSet const& other) { return combine(other, std::bit_or<>()); }
    constexpr IndexSet& operator&=(IndexSet const& other) { return combine(other, std::bit_and<>()); }
    // Without those of the other.
    constexpr IndexSet& operator-=(IndexSet const& other) {
        return combine(other, [](std::uint64_t mine, std::uint64_t theirs) { return mine & ~theirs; });
    }
    friend constexpr IndexSet operator|(IndexSet left, IndexSet const& right) { return left |= right; }
    friend constexpr IndexSet operator&(IndexSet left, IndexSet const& right) { return left &= right; }
    friend constexpr IndexSet operator-(IndexSet left, IndexSet const& right) { return left -= right; }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] constexpr std::default_sentinel_t end() const { return {}; }

    bool operator==(IndexSet const&) const = default;

private:
    static constexpr std::size_t bits = 64;
    static constexpr std::size_t words = (Count + bits - 1) / bits;

    [[nodiscard]] static constexpr std::uint64_t bit(std::size_t index) {
        return std::uint64_t{1} << index % bits;
    }
    [[nodiscard]] constexpr std::size_t first_word() const {
        std::size_t word = 0;
        while (word + 1 < words && m_words[word] == 0) {
            ++word;
        }
        return word;
    }
    template <typename Operation>
    constexpr IndexSet& combine(IndexSet const& other, Operation operation) {
        for (std::size_t word = 0; word < words; ++word) {
            m_words[word] = operation(m_words[word], other.m_words[word]);
        }
        return *this;
    }

    std::array<std::uint64_t, words> m_words{};
};

} // namespace catan
