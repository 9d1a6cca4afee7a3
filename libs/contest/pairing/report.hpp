// A tournament's results for programs: JSON and CSV.
#pragma once

#include "pairing/strength_table.hpp"
#include "pairing/tournament.hpp"
#include "support/json.hpp"

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
    StrengthTable strengths = StrengthTable(tournament);

    [[nodiscard]] std::string const& name(int player) const {
        return names[static_cast<std::size_t>(player)];
    }
    // That who is at this place is stronger than who is next; nothing for the last.
    [[nodiscard]] std::optional<double> superiority(std::size_t place) const;
    // "elo" where two play, "skill" where more do.
    [[nodiscard]] std::string_view scale() const { return tournament.plan().seats == 2 ? "elo" : "skill"; }
};

// {"format", "seed", "games", "expected", "over", "standings": […], "cross_table": […]}; in the cross table
// row i, column j is how the i-th of the standings did against the j-th: [wins, draws, losses].
[[nodiscard]] support::JsonObject to_json(Report const& report);

// With a line of titles. Names are quoted where they need it.
[[nodiscard]] std::string standings_csv(Report const& report);
// The points of the row's player against the column's.
[[nodiscard]] std::string cross_table_csv(Report const& report);

} // namespace pairing
