// Who plays next on the ladder.
//
// A pure function of ratings and history: the bot with the fewest games comes first, so new bots play at
// once. Its opponent has a similar or an uncertain rating, preferably one that it has not met
// before.
#pragma once

#include "rating/weng_lin.hpp"
#include "support/random.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace pairing {

struct Contender {
    rating::Skill skill;
    int games = 0;
};

// How often every two have met.
class Meetings {
public:
    // Makes room for `contenders`; earlier meetings are kept.
    void grow(std::size_t contenders);
    void add(std::size_t one, std::size_t other) {
        ++m_counts.at(larger(one, other)).at(smaller(one, other));
    }
    [[nodiscard]] int between(std::size_t one, std::size_t other) const {
        return m_counts.at(larger(one, other)).at(smaller(one, other));
    }

private:
    [[nodiscard]] static std::size_t larger(std::size_t one, std::size_t other) {
        return one > other ? one : other;
    }
    [[nodiscard]] static std::size_t smaller(std::size_t one, std::size_t other) {
        return one < other ? one : other;
    }

    std::vector<std::vector<int>> m_counts; // a triangle
};

// The numbers of so many contenders, at least two, who should play with one another; empty where there are
// not so many. Chance decides between equals.
[[nodiscard]] std::vector<std::size_t> next_group(std::span<Contender const> contenders,
                                                  Meetings const& meetings, std::size_t size,
                                                  support::Random& random);

} // namespace pairing
