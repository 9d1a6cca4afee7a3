// What an uploaded bot writes at a table, in parts: each time what has come since the last.
#pragma once

#include "record/log.hpp"
#include "support/ids.hpp"
#include "tables/table.hpp"

#include <cstddef>

namespace tables {

class BotLog {
public:
    // Of the bot that sits down there now; a game may have been interrupted before. `is_told_again`: the game
    // begins anew for the bot, which is asked everything once more.
    BotLog(Table const& table, rules::Seat seat, support::AccountId author, bool is_told_again);

    // The runtime's log of that bot, which only grows. What it writes again, because it is asked again, was
    // heard with its answers.
    [[nodiscard]] Wrote more_of(record::Log const& log);

private:
    rules::Seat m_seat;
    support::AccountId m_author;
    int m_before; // moves that had been made when the log began
    int m_heard;  // all up to the move with this number
    std::size_t m_lines = 0;
    std::size_t m_cut = 0;
};

} // namespace tables
