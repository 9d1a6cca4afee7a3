// How far a series of games has come, for the line at the bottom of the terminal.
#pragma once

#include "rules/game.hpp"
#include "runtime/series_summary.hpp"
#include "tulkas/progress.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace tulkas {

class PlayProgress {
public:
    // Reads the summary only while hide()'s lock is not held.
    PlayProgress(runtime::SeriesSummary const& summary, rules::Kind kind, int games);

    [[nodiscard]] std::unique_lock<std::mutex> hide() { return m_line.hide(); }
    // With the lock held.
    void game_ended() { ++m_ended; }
    // On any thread.
    void move_played() { m_moves.fetch_add(1, std::memory_order_relaxed); }

    // "100 games, 20123 moves in 3.2 s: 31.3 games/s"
    [[nodiscard]] std::string closing_line() const;

private:
    [[nodiscard]] std::string line() const;
    [[nodiscard]] std::chrono::duration<double> elapsed() const;

    runtime::SeriesSummary const& m_summary;
    rules::Kind m_kind;
    int m_games;
    int m_ended = 0;
    std::atomic<std::uint64_t> m_moves = 0;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    Progress m_line; // last: it reads the others
};

} // namespace tulkas
