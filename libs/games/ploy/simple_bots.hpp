// Two bots that do not think ahead.
#pragma once

#include "ploy/house_bot.hpp"
#include "support/random.hpp"

#include <cstdint>

namespace ploy {

// Any legal move.
class RandomBot final : public HouseBot {
public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Move choose(Position const& position, rules::TimeLeft const& left) override;

private:
    support::Random m_random;
};

// Captures the most valuable piece on offer, commander, lance, probe, shield, in any of the ways it can be
// captured; any legal move when there is nothing to capture.
class GreedyBot final : public HouseBot {
public:
    explicit GreedyBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Move choose(Position const& position, rules::TimeLeft const& left) override;

private:
    support::Random m_random;
};

} // namespace ploy
