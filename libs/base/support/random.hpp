// Random numbers that are the same everywhere: chance in a game flows from its seed through one of these.
//
// The standard library's distributions may differ between implementations, so the few that are needed
// are here. The generator is xoshiro256**, its state filled by SplitMix64 as its authors advise.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace support {

// One step of SplitMix64: a good mixer of 64 bits. Not one-way: never show the result of mixing a secret.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

// A seed for a part of something that has a seed: game 7 of a tournament, seat 1 of a game.
[[nodiscard]] constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t part) {
    return mix(mix(seed) ^ (part + 1));
}

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) {
        for (auto& word : m_state) {
            word = mix(seed);
            seed += 0x9E3779B97F4A7C15U;
        }
    }

    [[nodiscard]] constexpr std::uint64_t next() {
        std::uint64_t const result = std::rotl(m_state[1] * 5, 7) * 9;
        std::uint64_t const shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    // Uniform in 0 … bound − 1, without bias (Lemire's multiplication with rejection); bound is not 0.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            std::uint32_t const threshold = -bound % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    template <typename T>
    constexpr void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace support
