// A tournament at one moment: what pages show of it.
#pragma once

#include "league/tournament_plan.hpp"
#include "pairing/report.hpp"
#include "support/moment.hpp"

#include <memory>
#include <string>
#include <vector>

namespace league {

// Names as they are shown: different for different entrants.
[[nodiscard]] std::vector<std::string>
distinct_names(std::vector<storage::TournamentEntrant> const& entrants);

// What a view is made from.
struct TournamentFacts {
    storage::TournamentRow row;
    std::vector<storage::TournamentEntrant> entrants;
    TournamentPlan plan;
    pairing::Tournament tournament;
    support::Moment last_end; // of a game
};

class TournamentView {
public:
    TournamentView(TournamentFacts state, std::shared_ptr<pairing::StrengthTable const> strengths);
    TournamentView(TournamentView const&) = delete;
    TournamentView& operator=(TournamentView const&) = delete;

    [[nodiscard]] storage::TournamentRow const& row() const { return m_facts.row; }
    [[nodiscard]] std::vector<storage::TournamentEntrant> const& entrants() const { return m_facts.entrants; }
    [[nodiscard]] TournamentPlan const& plan() const { return m_facts.plan; }
    [[nodiscard]] pairing::Tournament const& tournament() const { return m_facts.tournament; }
    [[nodiscard]] TournamentFacts const& facts() const { return m_facts; }
    // Its strengths may be missing, or of a moment before.
    [[nodiscard]] pairing::Report const& report() const { return m_report; }
    // Changes when the view does.
    [[nodiscard]] std::string const& tag() const { return m_tag; }

private:
    TournamentFacts m_facts;
    std::vector<std::string> m_names; // distinct
    pairing::Report m_report;
    std::string m_tag;
};

} // namespace league
