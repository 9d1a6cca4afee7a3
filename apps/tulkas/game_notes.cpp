#include "tulkas/game_notes.hpp"

#include "rules/fate.hpp"
#include "support/utf8.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <limits>
#include <string>
#include <string_view>

namespace tulkas {

namespace {

constexpr std::size_t last_shown = 10;
constexpr std::size_t all_shown = std::numeric_limits<std::size_t>::max();

void print_log(record::Log const& log, std::string_view title, std::size_t most) {
    auto const lines = record::last_lines(log, most);
    if (lines.empty()) {
        return;
    }
    std::string text = fmt::format("{}:", title);
    for (auto const& line : lines) {
        text += "\n  " + support::as_utf8(line);
    }
    print_note(text);
}

// The first log is the engine's.
record::Log const& log_of(record::GameRecord const& record, std::size_t seat) {
    static record::Log const none(0);
    return seat + 1 < record.logs.size() ? record.logs[seat + 1] : none;
}

void print_all_logs(record::GameRecord const& record, int number) {
    if (!record.logs.empty()) {
        print_log(record.logs.front(), fmt::format("game {}: the log of the engine", number), all_shown);
    }
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        print_log(log_of(record, seat),
                  fmt::format("game {}: the log of {} on seat {}", number, record.seats[seat], seat),
                  all_shown);
    }
}

} // namespace

void GameNotes::add(record::GameRecord const& record, int number) {
    constexpr int most_draws = 5;
    if (m_logs == LogsShown::all) {
        print_all_logs(record, number);
    }
    if (!record.blame) {
        bool const is_draw =
            rules::is_draw(record.outcome) && record.seats.size() > 1 && !record.outcome.reason.empty();
        if (is_draw && ++m_draws <= most_draws) {
            print_note(
                fmt::format("game {}: drawn: {}{}", number, record.outcome.reason,
                            m_draws == most_draws ? " (further draws are counted but not shown)" : ""));
        }
        return;
    }
    auto const seat = static_cast<std::size_t>(record.blame->seat);
    bool const is_silent =
        record::last_lines(log_of(record, seat), 1).empty() && !record.hashes[seat].empty();
    print_note(fmt::format("game {}: {} on seat {} loses: {}{}", number, record.seats[seat], seat,
                           record.blame->why, is_silent ? " (it wrote nothing to its log)" : ""));
    if (m_logs == LogsShown::last) {
        print_log(log_of(record, seat), "the last lines of its log (--logs shows all)", last_shown);
    }
}

} // namespace tulkas
