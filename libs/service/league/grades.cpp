// The final standing of a contest, and what it is worth.
#include "league/contests.hpp"
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
std::map<std::string, std::size_t> places_in(TournamentView const& view) {
    std::map<std::string, std::size_t> places;
    if (view.row().state != storage::TournamentState::over) {
        return places;
    }
    for (auto const& standing : view.report().standings) {
        auto const& player = view.entrants().at(static_cast<std::size_t>(standing.player)).player;
        if (!house_bot_of(player)) {
            places.emplace(player, places.size() + 1);
        }
    }
    return places;
}

} // namespace

std::string grades_csv(std::vector<Grade> const& grades) {
    std::string text = "author,nickname,accepted,attempts,place,points\n";
    for (auto const& [entry, place, points] : grades) {
        text += fmt::format("{},{},{},{},{},{}\n", pairing::csv_text(entry.author_name),
                            pairing::csv_text(entry.nickname), entry.entrant ? "yes" : "no", entry.attempts,
                            place ? std::to_string(*place) : "", points);
    }
    return text;
}

Result<std::vector<Grade>> Contests::grades(Contest const& contest) {
    auto const entries = TULKAS_TRY(this->entries(contest));
    std::map<std::string, std::size_t> places; // by player
    if (auto const id = contest.row.final_tournament) {
        auto const view = TULKAS_TRY(m_tournaments.look(*id));
        places = places_in(*view);
    }
    bool const is_alone = contest.row.state != ContestState::announced &&
                          contest.row.state != ContestState::draft && !contest.row.final_tournament;
    std::vector<Grade> grades;
    for (auto const& entry : entries) {
        Grade grade{.entry = entry};
        if (entry.entrant && is_alone) { // not enough for a tournament: nobody was better
            grade.place = 1;
        } else if (entry.entrant && places.contains(entry.entrant->player)) {
            grade.place = places.at(entry.entrant->player);
        }
        grade.points = grade.place ? points_for(contest.terms, *grade.place) : 0;
        grades.push_back(std::move(grade));
    }
    std::ranges::sort(grades, {}, [](Grade const& grade) {
        return std::pair(grade.place.value_or(std::numeric_limits<std::size_t>::max()), grade.entry.author);
    });
    return grades;
}

} // namespace league
