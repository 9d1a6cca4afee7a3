// The smart player: searches as deep as its time allows.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/position.hpp"
#include "martian_chess/searched_game.hpp"
#include "rules/clock.hpp"
#include "search/alpha_beta.hpp"

#include <cstdint>

namespace martian_chess {

// 0: as the clock allows. With either one set the clock is not looked at, and games can be repeated.
struct SmartLimits {
    std::uint64_t nodes = 0;
    int depth = 0;
};

class Smart {
public:
    Smart(SmartLimits const& limits, std::uint64_t seed,
          search::ClockFunction clock = search::thread_cpu_time)
        : m_limits(limits), m_engine(SearchedGame(seed), std::move(clock)) {}

    [[nodiscard]] Move choose(Position const& position, Rules const& rules, rules::TimeLeft const& left);

private:
    SmartLimits m_limits;
    search::AlphaBeta<SearchedGame> m_engine;
};

} // namespace martian_chess
