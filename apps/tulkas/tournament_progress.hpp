// How far a tournament has come, for the bottom of the terminal: a bar, and the standings so far.
#pragma once

#include "pairing/tournament.hpp"
#include "tulkas/progress.hpp"

#include <chrono>
#include <mutex>
#include <span>
#include <string>

namespace tulkas {

class TournamentProgress {
public:
    // Reads the tournament only while the lock is free.
    TournamentProgress(pairing::Tournament const& tournament, std::span<std::string const> names);

    [[nodiscard]] std::unique_lock<std::mutex> lock() { return m_lines.lock(); }
    [[nodiscard]] std::unique_lock<std::mutex> hide() { return m_lines.hide(); }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::string text();
    void refresh_table();

    pairing::Tournament const& m_tournament;
    std::span<std::string const> m_names;
    int m_played_before; // in an earlier run
    int m_shown = -1;    // games in the table that is shown
    std::string m_table;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_next_table = m_begin; // not before
    Progress m_lines;                         // last: it reads the others
};

} // namespace tulkas
