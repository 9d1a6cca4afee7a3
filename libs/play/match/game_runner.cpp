#include "match/game_runner.hpp"

#include "match/play_match.hpp"

#include <utility>

namespace match {

using support::ErrorKind;
using support::Result;

GameRunner::GameRunner(GameTerms const& terms)
    : m_terms(terms),
      m_conditions{.limits = {.time = terms.time}, .after_move = terms.after_move, .stop = &terms.stop},
      m_loops(static_cast<std::size_t>(terms.threads)) {}

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
