#include "match/game_runner.hpp"

#include "match/play_match.hpp"

#include <algorithm>
#include <utility>

namespace match {

using support::ErrorKind;
using support::Result;

GameRunner::GameRunner(GameTerms const& terms)
    : m_terms(terms),
      m_conditions{.limits = {.time = terms.time},
                   .after_move = terms.after_move,
                   .stop = &terms.stop,
                   .core = terms.core},
      m_loops(static_cast<std::size_t>(terms.threads)) {}

// Of each seat: the first bot has no more wall time than it has left.
std::vector<record::TimeLimits> GameRunner::limits_of(std::span<int const> players) const {
    std::vector<record::TimeLimits> limits(players.size(), m_terms.time);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (players[seat] == 0) {
            auto& wall = limits[seat].wall_per_game;
            wall = std::min(wall, std::max(*m_terms.wall - m_wall, rules::Duration::zero()));
        }
    }
    return limits;
}

Result<record::GameRecord> GameRunner::play(std::span<int const> players, std::uint64_t seed,
                                            runtime::SeriesThread const& thread) {
    constexpr int most_attempts = 3;
    auto record = try_to_play(players, seed, thread);
    for (int attempt = 1; attempt < most_attempts; ++attempt) {
        if (record || record.error().kind != ErrorKind::unavailable || m_terms.stop ||
            (thread.has_ended != nullptr && *thread.has_ended)) {
            break;
        }
        record = try_to_play(players, seed, thread);
    }
    return record;
}

Result<record::GameRecord> GameRunner::try_to_play(std::span<int const> players, std::uint64_t seed,
                                                   runtime::SeriesThread const& thread) {
    auto& loop = m_loops[thread.number]; // this thread's alone
    loop = loop ? std::move(loop) : std::make_unique<runtime::Loop>();
    auto conditions = m_conditions;
    conditions.series_has_ended = thread.has_ended;
    conditions.watcher = thread.watcher;
    if (m_terms.wall) {
        conditions.limits.of_seats = limits_of(players);
        conditions.after_game = [&](std::size_t seat, rules::Duration wall) {
            m_wall += players[seat] == 0 ? wall : rules::Duration::zero();
        };
    }
    std::vector<std::shared_ptr<Bot const>> bots;
    for (int const player : players) {
        bots.push_back(m_terms.bots[static_cast<std::size_t>(player)]);
    }
    rules::Setup setup = m_terms.setup;
    setup.seed = seed;
    return play_match({.game = m_terms.game,
                       .setup = setup,
                       .bots = bots,
                       .loop = *loop,
                       .core = thread.core,
                       .memory = m_terms.memory},
                      conditions);
}

} // namespace match
