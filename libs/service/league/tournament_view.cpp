#include "league/tournament_view.hpp"

#include "match/bot.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using storage::TournamentEntrant;

std::vector<std::string> distinct_names(std::vector<TournamentEntrant> const& entrants) {
    std::vector<std::string> names;
    std::ranges::transform(entrants, std::back_inserter(names), &TournamentEntrant::name);
    return match::distinct_names(names);
}

TournamentView::TournamentView(TournamentFacts facts, std::shared_ptr<pairing::StrengthTable const> strengths)
    : m_facts(std::move(facts)),
      m_names(distinct_names(m_facts.entrants)),
      m_report{.tournament = m_facts.tournament, .names = m_names, .strengths = std::move(strengths)},
      m_tag(fmt::format("{}-{}-{}-{}-{}", row().id, row().played, storage::to_text(row().state),
                        row().is_hidden ? 1 : 0, m_report.strengths ? m_report.strengths->games() : -1)) {}

} // namespace league
