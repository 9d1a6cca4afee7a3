#include "tulkas/play_progress.hpp"

#include "tulkas/measure.hpp"

#include <fmt/format.h>

#include <span>

namespace tulkas {

namespace {

// Of a match: "greedy 12–3–5 random", wins, draws and losses; of others the mean scores.
std::string running_score(std::span<runtime::Standing const> standings, rules::Kind kind) {
    if (kind == rules::Kind::match) {
        return fmt::format("{} {}–{}–{} {}", standings[0].name, standings[0].wins, standings[0].draws,
                           standings[0].losses, standings[1].name);
    }
    std::string text;
    for (auto const& standing : standings) {
        text += fmt::format("{}{} {:.2f}", text.empty() ? "" : ", ", standing.name, standing.mean_score());
    }
    return text;
}

} // namespace

PlayProgress::PlayProgress(runtime::SeriesSummary const& summary, rules::Kind kind, int games)
    : m_summary(summary), m_kind(kind), m_games(games), m_line([this] { return line(); }) {}

std::chrono::duration<double> PlayProgress::elapsed() const {
    return std::chrono::steady_clock::now() - m_begin;
}

std::string PlayProgress::line() const {
    auto const ended = static_cast<std::size_t>(m_ended);
    auto const games = static_cast<std::size_t>(m_games);
    return fmt::format("{} games  {} moves  {}/s  {}  {}", progress_bar(ended, games), m_moves.load(),
                       human_number(m_ended / elapsed().count()),
                       running_score(m_summary.standings(), m_kind), time_left(ended, games, elapsed()));
}

std::string PlayProgress::closing_line() const {
    double const seconds = elapsed().count();
    return fmt::format("{} game{}, {} moves in {:.1f} s: {} games/s", m_ended, m_ended == 1 ? "" : "s",
                       m_moves.load(), seconds, human_number(m_ended / seconds));
}

} // namespace tulkas
