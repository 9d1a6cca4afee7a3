// The tables that games are played at: one for each thread, with its own loop for the programs that sit at
// it.
#pragma once

#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "support/result.hpp"
#include "tulkas/bot.hpp"
#include "tulkas/start.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tulkas {

class Tables {
public:
    // Start and bots outlive the tables.
    Tables(Start const& start, std::span<std::shared_ptr<Bot const> const> bots, int threads)
        : m_start(start), m_bots(bots), m_loops(static_cast<std::size_t>(threads)) {}

    // A game between the bots with these numbers, in the order of their seats.
    [[nodiscard]] support::Result<runtime::GameRecord> play(std::span<int const> players, std::uint64_t seed,
                                                            runtime::Worker const& worker,
                                                            runtime::Conditions conditions);

private:
    Start const& m_start;
    std::span<std::shared_ptr<Bot const> const> m_bots;
    std::vector<std::unique_ptr<runtime::Loop>> m_loops; // by worker
};

} // namespace tulkas
