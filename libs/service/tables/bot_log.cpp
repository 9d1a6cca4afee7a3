#include "tables/bot_log.hpp"

#include "support/ids.hpp"

namespace tables {

namespace {

// One text for each move that was thought about, however many pieces it came in.
void append(std::vector<record::LogLine>& lines, record::LogLine const& line) {
    if (lines.empty() || lines.back().call != line.call) {
        lines.push_back(line);
        return;
    }
    auto& text = lines.back().text;
    if (!text.ends_with('\n')) {
        text += '\n';
    }
    text += line.text;
}

int moves_until_last_of(Table const& table, rules::Seat seat) {
    auto count = table.moves.size();
    while (count > 0 && table.moves[count - 1].seat != seat) {
        --count;
    }
    return static_cast<int>(count);
}

} // namespace

BotLog::BotLog(Table const& table, rules::Seat seat, support::AccountId author, bool is_told_again)
    : m_seat(seat),
      m_author(author),
      m_before(is_told_again ? 0 : static_cast<int>(table.moves.size())),
      m_heard(moves_until_last_of(table, seat)) {}

Wrote BotLog::more_of(record::Log const& log) {
    Wrote wrote{.seat = m_seat, .author = m_author, .lines = {}, .cut = 0};
    for (; m_lines < log.lines().size(); ++m_lines) {
        auto line = log.lines()[m_lines];
        line.call += m_before;
        if (line.call >= m_heard) {
            append(wrote.lines, line);
        }
    }
    // At the end the log keeps some after all.
    wrote.cut = log.cut_bytes() > m_cut ? static_cast<std::int64_t>(log.cut_bytes() - m_cut) : 0;
    m_cut = log.cut_bytes();
    return wrote;
}

} // namespace tables
