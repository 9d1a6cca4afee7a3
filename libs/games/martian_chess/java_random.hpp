// The random numbers of Java's standard library, bit for bit.
//
// A match's seed must give the same games as a player written against java.util.Random would play: a linear
// congruential generator of 48 bits whose algorithm is part of that class's documentation.
#pragma once

#include <cstdint>

namespace martian_chess {

class JavaRandom {
public:
    explicit constexpr JavaRandom(std::int64_t seed)
        : m_state((static_cast<std::uint64_t>(seed) ^ multiplier) & mask) {}

    // Any of the 2^32 numbers.
    [[nodiscard]] constexpr std::int32_t next_int() { return next(32); }

    // 0 to bound − 1; the bound is above 0.
    [[nodiscard]] constexpr std::int32_t next_int(std::int32_t bound) {
        std::int32_t bits = next(31);
        if ((bound & (bound - 1)) == 0) { // a power of two: the upper bits are the better ones
            return static_cast<std::int32_t>(static_cast<std::int64_t>(bound) * bits >> 31U);
        }
        // Numbers from the last, incomplete multiple of the bound would favour small results.
        while (bits - bits % bound > most - (bound - 1)) {
            bits = next(31);
        }
        return bits % bound;
    }

private:
    static constexpr std::uint64_t multiplier = 0x5DEECE66DU;
    static constexpr std::uint64_t mask = (std::uint64_t{1} << 48U) - 1;
    static constexpr std::int32_t most = 0x7FFFFFFF;

    constexpr std::int32_t next(unsigned bits) {
        m_state = (m_state * multiplier + 11) & mask;
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(m_state >> (48U - bits)));
    }

    std::uint64_t m_state;
};

} // namespace martian_chess
