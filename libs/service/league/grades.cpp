// The final standing of a contest, and what it is worth.
#include "league/own_times.hpp"
#include "pairing/csv.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace league {

using storage::ContestState;
using support::Result;

namespace {

// By player; house bots play out of competition. Empty before it is over.
std::map<std::string, grading::FinalResult> results_of(TournamentView const& view) {
    std::map<std::string, grading::FinalResult> results;
    if (view.row().state != storage::TournamentState::over) {
        return results;
    }
    for (auto const& standing : view.report().standings) {
        auto const& player = view.entrants().at(static_cast<std::size_t>(standing.player)).player;
        if (house_bot_of(player)) {
            continue;
        }
        grading::FinalResult result{.place = results.size() + 1};
        result.ratio = standing.score.games > 0 ? standing.score.points() / standing.score.games : 0;
        if (auto const& strengths = view.report().strengths) {
            result.rating = strengths->of(standing.player).rating;
        }
        results.emplace(player, result);
    }
    return results;
}

} // namespace

std::vector<std::string> Entry::authors() const {
    std::vector<std::string> names;
    for (auto const& member : team ? team->members : std::vector<storage::TeamMember>()) {
        names.push_back(member.account ? member.account_name : member.name);
    }
    return names.empty() ? std::vector{author_name} : names;
}

std::string grades_csv(std::vector<Grade> const& grades) {
    std::string text = "author,nickname,accepted,attempts,place,points,lost_percent,team\n";
    for (auto const& [entry, place, points, lost_percent] : grades) {
        for (auto const& author : entry.authors()) {
            text += fmt::format("{},{},{},{},{},{},{},{}\n", pairing::csv_text(author),
                                pairing::csv_text(entry.nickname), entry.entrant ? "yes" : "no",
                                entry.attempts, place ? std::to_string(*place) : "", points, lost_percent,
                                entry.team ? pairing::csv_text(entry.team->name) : "");
        }
    }
    return text;
}

Result<std::vector<Grade>> Contests::grades(Contest const& contest) {
    auto const entries = TULKAS_TRY(this->entries(contest));
    std::map<std::string, grading::FinalResult> results; // by player
    if (auto const id = contest.row.final_tournament) {
        auto const view = TULKAS_TRY(m_tournaments.look(*id));
        results = results_of(*view);
    }
    bool const is_alone = contest.row.state != ContestState::announced &&
                          contest.row.state != ContestState::draft && !contest.row.final_tournament;
    auto const allowances = TULKAS_TRY(OwnTimes(m_database, m_games).allowances(contest));
    std::vector<Grade> grades;
    for (auto const& entry : entries) {
        Grade grade{.entry = entry};
        std::optional<grading::FinalResult> result;
        if (entry.entrant && is_alone) { // not enough for a tournament: nobody was better
            result = grading::FinalResult{.place = 1, .ratio = 1, .rating = contest.terms.points.strongest};
        } else if (entry.entrant && results.contains(entry.entrant->player)) {
            result = results.at(entry.entrant->player);
        }
        if (entry.handed_in) {
            auto const found = allowances.find(entry.author);
            auto const allowance = found == allowances.end() ? grading::Allowance() : found->second;
            grade.lost_percent =
                grading::ruling(contest.schedule(), allowance, *entry.handed_in).lost_percent;
        }
        if (result) {
            grade.place = result->place;
            grade.points =
                grading::deducted(grading::points_for(contest.terms.points, *result), grade.lost_percent);
        }
        grades.push_back(std::move(grade));
    }
    std::ranges::sort(grades, {}, [](Grade const& grade) {
        return std::pair(grade.place.value_or(std::numeric_limits<std::size_t>::max()), grade.entry.author);
    });
    return grades;
}

} // namespace league
