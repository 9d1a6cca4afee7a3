// A tournament's results for programs: JSON and CSV.
#pragma once

#include "pairing/bracket_report.hpp"
#include "pairing/strength_table.hpp"
#include "pairing/tournament.hpp"
#include "support/json.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pairing {

// A tournament with the names of its players, put in order once.
struct Report {
    Tournament const& tournament;
    std::span<std::string const> names; // by player
    std::vector<Standing> standings = tournament.standings();
    // Takes seconds for a thousand players; without it, a report has no strengths.
    std::shared_ptr<StrengthTable const> strengths = std::make_shared<StrengthTable const>(tournament);

    [[nodiscard]] std::string const& name(int player) const {
        return names[static_cast<std::size_t>(player)];
    }
    // That who is at this place is stronger than who is next; nothing for the last, and without strengths.
    [[nodiscard]] std::optional<double> superiority(std::size_t place) const;
    // "elo" where two play, "skill" where more do.
    [[nodiscard]] std::string_view scale() const { return tournament.plan().seats == 2 ? "elo" : "skill"; }
};

// {"format", "seed", "games", "expected", "over", "standings": […], "cross_table": […]}; in the cross table
// row i, column j is how the i-th of the standings did against the j-th: [wins, draws, losses]. A knock-out
// has "bracket" too.
[[nodiscard]] support::JsonObject to_json(Report const& report);
// Parts of it: who is at a place of the standings (from 0), and its row of the cross table, from one column
// to another.
[[nodiscard]] support::JsonObject standing_json(Report const& report, std::size_t place);
[[nodiscard]] support::JsonArray cross_table_row(Report const& report, std::size_t place, std::size_t from,
                                                 std::size_t to);

// With a line of titles. Names are quoted where they need it.
[[nodiscard]] std::string standings_csv(Report const& report);
// The points of the row's player against the column's.
[[nodiscard]] std::string cross_table_csv(Report const& report);

} // namespace pairing
