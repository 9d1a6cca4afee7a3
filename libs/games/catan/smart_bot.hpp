// A bot that tries the best of settler's moves out in its head, for as long as its clock allows.
#pragma once

#include "catan/house_bot.hpp"
#include "catan/settler.hpp"
#include "search/stopwatch.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <optional>

namespace catan {

class SmartBot final : public HouseBot {
public:
    // It tries this many moves for a decision, and the same questions get the same answers
    // everywhere; with 0 it goes by the clock.
    SmartBot(std::uint64_t nodes, std::uint64_t seed, search::ClockFunction clock = search::thread_cpu_time);

    [[nodiscard]] Move choose(Position const& seen, rules::TimeLeft const& left) override;

private:
    [[nodiscard]] Move rehearse(Position const& seen, Settler::RankedMoves& moves);

    std::uint64_t m_nodes;
    support::Random m_random;
    search::Stopwatch m_stopwatch;
    std::optional<Settler> m_adviser;  // offers included
    std::optional<Settler> m_imagined; // without: they would take most of the time
};

} // namespace catan
