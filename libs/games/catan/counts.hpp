// How many of each of five kinds: resource cards in a hand, development cards, what something costs.
//
// The five numbers are the bytes of one word, so that adding, comparing and copying all of them is one
// instruction. No number ever passes 95, the cards of the bank: the top bit of each byte stays free.
#pragma once

#include "catan/namespace.hpp"

#include <cstddef>
#include <cstdint>

namespace catan {

inline constexpr std::size_t kind_count = 5;

template <typename Kind>
class Counts {
public:
    Counts() = default; // leaves the numbers open, for lists that are not cleared; Counts{} are zeros
    [[nodiscard]] static constexpr Counts of(Kind kind, int count = 1) {
        Counts counts{};
        counts.m_bytes = static_cast<std::uint64_t>(count) << shift(kind);
        return counts;
    }
    [[nodiscard]] static constexpr Counts each(int count) {
        Counts counts{};
        counts.m_bytes = ones * static_cast<std::uint64_t>(count);
        return counts;
    }

    [[nodiscard]] constexpr int operator[](Kind kind) const {
        return static_cast<int>(m_bytes >> shift(kind) & 0xFFU);
    }
    [[nodiscard]] constexpr int total() const {
        constexpr unsigned top_byte = 32; // of five
        return static_cast<int>(m_bytes * ones >> top_byte & 0xFFU);
    }
    [[nodiscard]] constexpr bool empty() const { return m_bytes == 0; }
    // Are there at least as many of every kind?
    [[nodiscard]] constexpr bool contains(Counts const& other) const {
        return (((m_bytes | top_bits) - other.m_bytes) & top_bits) == top_bits;
    }
    // Is there a kind of which both have some?
    [[nodiscard]] constexpr bool shares_a_kind_with(Counts const& other) const {
        return (filled() & other.filled()) != 0;
    }

    constexpr Counts& operator+=(Counts const& other) {
        m_bytes += other.m_bytes;
        return *this;
    }
    // They are contained.
    constexpr Counts& operator-=(Counts const& other) {
        m_bytes -= other.m_bytes;
        return *this;
    }
    friend constexpr Counts operator+(Counts left, Counts const& right) { return left += right; }
    friend constexpr Counts operator-(Counts left, Counts const& right) { return left -= right; }
    bool operator==(Counts const&) const = default;

private:
    static constexpr std::uint64_t ones = 0x01'01'01'01'01;
    static constexpr std::uint64_t top_bits = ones << 7U;

    [[nodiscard]] static constexpr unsigned shift(Kind kind) { return 8 * static_cast<unsigned>(kind); }
    // The top bit of each byte that is not 0.
    [[nodiscard]] constexpr std::uint64_t filled() const { return (m_bytes + (top_bits - ones)) & top_bits; }

    std::uint64_t m_bytes;
};

} // namespace catan
