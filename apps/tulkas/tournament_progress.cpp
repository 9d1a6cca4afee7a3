#include "tulkas/tournament_progress.hpp"

#include "pairing/report.hpp"
#include "support/text.hpp"
#include "tulkas/colour.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/tournament_report.hpp"

#include <fmt/format.h>

namespace tulkas {

TournamentProgress::TournamentProgress(pairing::Tournament const& tournament,
                                       std::span<std::string const> names)
    : m_tournament(tournament),
      m_names(names),
      m_played_before(tournament.played()),
      m_lines([this] { return text(); }) {}

// Putting a thousand bots in order takes a while: it is done for a small part of the time only.
void TournamentProgress::refresh_table() {
    auto const begin = Clock::now();
    if (m_shown == m_tournament.played() || begin < m_next_table) {
        return;
    }
    constexpr std::size_t most_rows = 16;
    m_table = standings_table({.tournament = m_tournament, .names = m_names}, most_rows);
    if (notes_have_colour()) { // the titles stand out
        std::string_view rows = m_table;
        std::string_view const titles = support::cut_front(rows, '\n');
        m_table = in_colour(Colour::bold, titles) + "\n" + std::string(rows);
    }
    m_shown = m_tournament.played();
    auto const end = Clock::now();
    m_next_table = end + 20 * (end - begin);
}

std::string TournamentProgress::text() {
    refresh_table();
    auto const played = static_cast<std::size_t>(m_tournament.played());
    auto const all = static_cast<std::size_t>(m_tournament.expected_games());
    auto const now = static_cast<std::size_t>(m_tournament.played() - m_played_before);
    std::chrono::duration<double> const elapsed = Clock::now() - m_begin;
    return fmt::format("{}{} games  {}/s  {}", m_table, progress_bar(played, all),
                       human_number(static_cast<double>(now) / elapsed.count()),
                       time_left(now, now + all - played, elapsed));
}

} // namespace tulkas
