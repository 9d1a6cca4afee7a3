// Runs games on several threads: one runner per thread, each with its own loop for the programs that
// play.
#pragma once

#include "match/bot.hpp"
#include "rules/game.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "runtime/time_account.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace match {

// What is played, by whom, and how. It outlives the tables.
struct GameTerms {
    rules::Game const& game;
    rules::Setup const& setup; // without the seed
    std::vector<std::shared_ptr<Bot const>> const& bots;
    record::TimeLimits time;
    int threads;             // games at a time
    std::atomic<bool>& stop; // ends the games in progress; any thread may set it
    std::function<void()> after_move = [] {};
    support::CorePermit* core = nullptr;      // if there is one, `threads` is 1
    std::optional<rules::Duration> wall = {}; // of all calls of the first bot together; likewise
    std::optional<std::uint64_t> memory = {}; // of each program, in bytes; the workshop's limit without it
};

class GameRunner {
public:
    explicit GameRunner(GameTerms const& terms);

    [[nodiscard]] GameTerms const& terms() const { return m_terms; }

    // A game between the bots with these numbers, in the order of their seats. A game that fails because of
    // us is void and is repeated.
    [[nodiscard]] support::Result<record::GameRecord> play(std::span<int const> players, std::uint64_t seed,
                                                           runtime::SeriesThread const& thread);

private:
    [[nodiscard]] std::vector<record::TimeLimits> limits_of(std::span<int const> players) const;
    [[nodiscard]] support::Result<record::GameRecord>
    try_to_play(std::span<int const> players, std::uint64_t seed, runtime::SeriesThread const& thread);

    GameTerms const& m_terms;
    runtime::Conditions m_conditions;
    std::vector<std::unique_ptr<runtime::Loop>> m_loops; // by thread
    rules::Duration m_wall{};                            // that the first bot has used
};

} // namespace match
