// The tables that games are played at: one for each thread, with its own loop for the programs that sit at
// it.
#pragma once

#include "matches/bot.hpp"
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

namespace matches {

// What is played, by whom, and how. It outlives the tables.
struct Hall {
    rules::Game const& game;
    rules::Setup const& setup; // but for the seed
    std::vector<std::shared_ptr<Bot const>> const& bots;
    runtime::TimeLimits time;
    int threads;             // games at a time
    std::atomic<bool>& stop; // ends what is being played; set by anybody
    std::function<void()> after_move = [] {};
    std::optional<std::uint64_t> memory = {}; // of each program, in bytes; the workshop's limit without it
};

class Tables {
public:
    explicit Tables(Hall const& hall);

    [[nodiscard]] Hall const& hall() const { return m_hall; }

    // A game between the bots with these numbers, in the order of their seats. One that breaks by a fault of
    // ours is void, and is played again.
    [[nodiscard]] support::Result<runtime::GameRecord> play(std::span<int const> players, std::uint64_t seed,
                                                            runtime::Worker const& worker);

private:
    [[nodiscard]] support::Result<runtime::GameRecord>
    try_to_play(std::span<int const> players, std::uint64_t seed, runtime::Worker const& worker);

    Hall const& m_hall;
    runtime::Conditions m_conditions;
    std::vector<std::unique_ptr<runtime::Loop>> m_loops; // by worker
};

} // namespace matches
