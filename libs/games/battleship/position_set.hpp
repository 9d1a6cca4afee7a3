// A set of squares, one bit each in two words, so that whole grids are compared and moved at once.
#pragma once

#include "battleship/bit_counting.hpp"
#include "battleship/position.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace battleship {

class PositionSet {
public:
    class Iterator;

    constexpr PositionSet() = default;
    explicit constexpr PositionSet(Position position) noexcept { insert(position); }
    [[nodiscard]] static constexpr PositionSet all() noexcept { return PositionSet(~0ULL, high_mask); }

    constexpr void insert(Position position) noexcept { word_of(position) |= bit_of(position); }
    [[nodiscard]] constexpr bool contains(Position position) const noexcept {
        return (word_of(position) & bit_of(position)) != 0;
    }
    [[nodiscard]] constexpr bool contains(PositionSet const& other) const noexcept {
        return (other.m_low & ~m_low) == 0 && (other.m_high & ~m_high) == 0;
    }
    [[nodiscard]] constexpr bool meets(PositionSet const& other) const noexcept {
        return ((m_low & other.m_low) | (m_high & other.m_high)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return (m_low | m_high) == 0; }
    [[nodiscard]] constexpr int count() const noexcept {
        return static_cast<int>(count_bits(m_low) + count_bits(m_high));
    }
    // Of a set that is not empty.
    [[nodiscard]] constexpr Position first() const noexcept;
    // Square number `number` of the set, counted from 0; there are more than that.
    [[nodiscard]] constexpr Position nth(int number) const noexcept;

    // The same squares one column or row further; those that would leave the grid are dropped.
    [[nodiscard]] constexpr PositionSet to_east() const noexcept;
    [[nodiscard]] constexpr PositionSet to_west() const noexcept;
    [[nodiscard]] constexpr PositionSet to_south() const noexcept { return up(grid_size); }
    [[nodiscard]] constexpr PositionSet to_north() const noexcept { return down(grid_size); }

    [[nodiscard]] constexpr PositionSet operator|(PositionSet const& other) const noexcept {
        return {m_low | other.m_low, m_high | other.m_high};
    }
    [[nodiscard]] constexpr PositionSet operator&(PositionSet const& other) const noexcept {
        return {m_low & other.m_low, m_high & other.m_high};
    }
    [[nodiscard]] constexpr PositionSet operator-(PositionSet const& other) const noexcept {
        return {m_low & ~other.m_low, m_high & ~other.m_high};
    }
    constexpr PositionSet& operator|=(PositionSet const& other) noexcept { return *this = *this | other; }
    constexpr PositionSet& operator-=(PositionSet const& other) noexcept { return *this = *this - other; }
    bool operator==(PositionSet const&) const = default;

    // In the order of the squares' numbers.
    [[nodiscard]] constexpr Iterator begin() const noexcept;
    [[nodiscard]] static constexpr std::default_sentinel_t end() noexcept { return {}; }

private:
    static constexpr int low_bits = 64;
    static constexpr std::uint64_t high_mask = (1ULL << unsigned{square_count - low_bits}) - 1;

    constexpr PositionSet(std::uint64_t low, std::uint64_t high) noexcept : m_low(low), m_high(high) {}

    static constexpr std::uint64_t bit_of(Position position) noexcept {
        return 1ULL << (static_cast<unsigned>(position.index()) % low_bits);
    }
    constexpr std::uint64_t& word_of(Position position) noexcept {
        return position.index() < low_bits ? m_low : m_high;
    }
    [[nodiscard]] constexpr std::uint64_t word_of(Position position) const noexcept {
        return position.index() < low_bits ? m_low : m_high;
    }

    // Every bit `count` places higher, or lower.
    [[nodiscard]] constexpr PositionSet up(unsigned count) const noexcept {
        return {m_low << count, ((m_high << count) | (m_low >> (low_bits - count))) & high_mask};
    }
    [[nodiscard]] constexpr PositionSet down(unsigned count) const noexcept {
        return {(m_low >> count) | (m_high << (low_bits - count)), m_high >> count};
    }

    constexpr void remove_first() noexcept {
        auto& word = m_low != 0 ? m_low : m_high;
        word &= word - 1;
    }

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

class PositionSet::Iterator {
public:
    using value_type = Position;
    using difference_type = std::ptrdiff_t;

    explicit constexpr Iterator(PositionSet const& rest) noexcept : m_rest(rest) {}
    constexpr Position operator*() const noexcept { return m_rest.first(); }
    constexpr Iterator& operator++() noexcept {
        m_rest.remove_first();
        return *this;
    }
    constexpr void operator++(int) noexcept { ++*this; }
    constexpr bool operator==(std::default_sentinel_t /*end*/) const noexcept { return m_rest.empty(); }

private:
    PositionSet m_rest;
};

constexpr PositionSet::Iterator PositionSet::begin() const noexcept {
    return Iterator(*this);
}

constexpr Position PositionSet::first() const noexcept {
    return Position(m_low != 0 ? std::countr_zero(m_low) : low_bits + std::countr_zero(m_high));
}

constexpr Position PositionSet::nth(int number) const noexcept {
    auto const wanted = static_cast<unsigned>(number);
    unsigned const low_count = count_bits(m_low);
    bool const is_low = wanted < low_count;
    unsigned const place = nth_bit(is_low ? m_low : m_high, is_low ? wanted : wanted - low_count);
    return Position(static_cast<int>(is_low ? place : place + low_bits));
}

[[nodiscard]] constexpr PositionSet column(int number) noexcept {
    PositionSet squares;
    for (int row = 0; row < grid_size; ++row) {
        squares.insert(Position(number, row));
    }
    return squares;
}

inline constexpr PositionSet first_column = column(0);
inline constexpr PositionSet last_column = column(grid_size - 1);

constexpr PositionSet PositionSet::to_east() const noexcept {
    return (*this - last_column).up(1);
}

constexpr PositionSet PositionSet::to_west() const noexcept {
    return (*this - first_column).down(1);
}

// The squares that share an edge with one of these and are not among them.
[[nodiscard]] constexpr PositionSet border_of(PositionSet const& squares) noexcept {
    return (squares.to_east() | squares.to_west() | squares.to_south() | squares.to_north()) - squares;
}

} // namespace battleship
