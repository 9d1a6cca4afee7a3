// A set of squares, one bit each in two words, so that whole grids are compared and moved at once.
#pragma once

#include "games/battleship/bit_counting.hpp"
#include "games/battleship/position.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace battleship {

class PositionSet {
public:
    class Iterator;

    constexpr PositionSet() = default;
    explicit constexpr PositionSet(Position position) { insert(position); }
    [[nodiscard]] static constexpr PositionSet all() { return PositionSet(~0ULL, high_mask); }

    constexpr void insert(Position position) { word_of(position) |= bit_of(position); }
    [[nodiscard]] constexpr bool contains(Position position) const {
        return (word_of(position) & bit_of(position)) != 0;
    }
    [[nodiscard]] constexpr bool contains(PositionSet const& other) const {
        return (other.m_low & ~m_low) == 0 && (other.m_high & ~m_high) == 0;
    }
    [[nodiscard]] constexpr bool meets(PositionSet const& other) const {
        return ((m_low & other.m_low) | (m_high & other.m_high)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (m_low | m_high) == 0; }
    [[nodiscard]] constexpr int count() const {
        return static_cast<int>(count_bits(m_low) + count_bits(m_high));
    }
    // Of a set that is not empty.
    [[nodiscard]] constexpr Position first() const;
    // Square number `number` of the set, counted from 0; there are more than that.
    [[nodiscard]] constexpr Position nth(int number) const;

    // The same squares one column or row further; those that would leave the grid are dropped.
    [[nodiscard]] constexpr PositionSet to_east() const { return (*this - last_column()).up(1); }
    [[nodiscard]] constexpr PositionSet to_west() const { return (*this - first_column()).down(1); }
    [[nodiscard]] constexpr PositionSet to_south() const { return up(grid_size); }
    [[nodiscard]] constexpr PositionSet to_north() const { return down(grid_size); }

    [[nodiscard]] constexpr PositionSet operator|(PositionSet const& other) const {
        return {m_low | other.m_low, m_high | other.m_high};
    }
    [[nodiscard]] constexpr PositionSet operator&(PositionSet const& other) const {
        return {m_low & other.m_low, m_high & other.m_high};
    }
    [[nodiscard]] constexpr PositionSet operator-(PositionSet const& other) const {
        return {m_low & ~other.m_low, m_high & ~other.m_high};
    }
    constexpr PositionSet& operator|=(PositionSet const& other) { return *this = *this | other; }
    constexpr PositionSet& operator-=(PositionSet const& other) { return *this = *this - other; }
    bool operator==(PositionSet const&) const = default;

    // In the order of the squares' numbers.
    [[nodiscard]] constexpr Iterator begin() const;
    [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }

private:
    static constexpr int low_bits = 64;
    static constexpr std::uint64_t high_mask = (1ULL << unsigned{square_count - low_bits}) - 1;

    constexpr PositionSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}

    static constexpr std::uint64_t bit_of(Position position) {
        return 1ULL << (static_cast<unsigned>(position.index()) % low_bits);
    }
    constexpr std::uint64_t& word_of(Position position) {
        return position.index() < low_bits ? m_low : m_high;
    }
    [[nodiscard]] constexpr std::uint64_t word_of(Position position) const {
        return position.index() < low_bits ? m_low : m_high;
    }

    // Every bit `count` places higher, or lower.
    [[nodiscard]] constexpr PositionSet up(unsigned count) const {
        return {m_low << count, ((m_high << count) | (m_low >> (low_bits - count))) & high_mask};
    }
    [[nodiscard]] constexpr PositionSet down(unsigned count) const {
        return {(m_low >> count) | (m_high << (low_bits - count)), m_high >> count};
    }
    static constexpr PositionSet first_column();
    static constexpr PositionSet last_column();

    constexpr void remove_first() { (m_low != 0 ? m_low : m_high) &= (m_low != 0 ? m_low : m_high) - 1; }

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

class PositionSet::Iterator {
public:
    using value_type = Position;
    using difference_type = std::ptrdiff_t;

    explicit constexpr Iterator(PositionSet const& rest) : m_rest(rest) {}
    constexpr Position operator*() const { return m_rest.first(); }
    constexpr Iterator& operator++() {
        m_rest.remove_first();
        return *this;
    }
    constexpr void operator++(int) { ++*this; }
    constexpr bool operator==(std::default_sentinel_t /*end*/) const { return m_rest.empty(); }

private:
    PositionSet m_rest;
};

constexpr PositionSet::Iterator PositionSet::begin() const {
    return Iterator(*this);
}

constexpr Position PositionSet::first() const {
    return Position(m_low != 0 ? std::countr_zero(m_low) : low_bits + std::countr_zero(m_high));
}

constexpr Position PositionSet::nth(int number) const {
    auto const wanted = static_cast<unsigned>(number);
    unsigned const low_count = count_bits(m_low);
    bool const is_low = wanted < low_count;
    unsigned const place = nth_bit(is_low ? m_low : m_high, is_low ? wanted : wanted - low_count);
    return Position(static_cast<int>(is_low ? place : place + low_bits));
}

constexpr PositionSet PositionSet::first_column() {
    PositionSet column;
    for (int row = 0; row < grid_size; ++row) {
        column.insert(Position(0, row));
    }
    return column;
}

constexpr PositionSet PositionSet::last_column() {
    PositionSet column;
    for (int row = 0; row < grid_size; ++row) {
        column.insert(Position(grid_size - 1, row));
    }
    return column;
}

// The squares that share an edge with one of these and are not among them.
[[nodiscard]] constexpr PositionSet border_of(PositionSet const& squares) {
    return (squares.to_east() | squares.to_west() | squares.to_south() | squares.to_north()) - squares;
}

} // namespace battleship
