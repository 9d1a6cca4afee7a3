// The smart player: searches as deep as its time allows.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/position.hpp"
#include "martian_chess/searched_game.hpp"
#include "rules/clock.hpp"
#include "search/alpha_beta.hpp"

#include <cstdint>

namespace martian_chess {

class Smart {
public:
    Smart(search::Wanted const& limits, std::uint64_t seed,
          search::ClockFunction clock = search::thread_cpu_time)
        : m_limits(limits), m_engine(SearchedGame(seed), std::move(clock)) {}

    [[nodiscard]] Move choose(Position const& position, Rules const& rules, rules::TimeLeft const& left);

private:
    search::Wanted m_limits;
    search::AlphaBeta<SearchedGame> m_engine;
};

} // namespace martian_chess
