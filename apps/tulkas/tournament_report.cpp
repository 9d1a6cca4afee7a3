#include "tulkas/tournament_report.hpp"

#include "support/text.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string_view>
#include <utility>
#include <vector>

namespace tulkas {

using pairing::Report;

namespace {

// Half points where two play; finer shares where more do.
std::string points_text(double points, int seats) {
    return fmt::format("{:.{}f}", points, seats == 2 ? 1 : 2);
}

std::vector<std::string> standing_row(Report const& report, std::size_t place) {
    auto const& [player, score, head_to_head, sonneborn_berger] = report.standings[place];
    auto const strength = report.strengths->of(player);
    auto const superiority = report.superiority(place);
    auto const& plan = report.tournament.plan();
    return {fmt::format("{}", place + 1),
            report.name(player),
            points_text(score.points(), plan.seats),
            fmt::format("{}", score.games),
            fmt::format("{}", score.wins),
            fmt::format("{}", score.draws),
            fmt::format("{}", score.losses),
            fmt::format("{}", score.errors),
            is_elimination(plan.format) ? fmt::format("{}", score.stages_won)
                                        : fmt::format("{:.2f}", sonneborn_berger),
            plan.seats == 2 ? fmt::format("{:+.0f} ± {:.0f}", strength.rating, strength.error)
                            : fmt::format("{:.1f} ± {:.1f}", strength.rating, strength.error),
            superiority ? fmt::format("{:.1f}%", 100 * *superiority) : "",
            human_duration(score.cpu)};
}

std::string cross_table(Report const& report) {
    std::vector<TextTable::Column> columns{{"", true}, {"bot"}};
    for (std::size_t place = 1; place <= report.standings.size(); ++place) {
        columns.push_back({fmt::format("{}", place), true});
    }
    TextTable table(columns);
    for (std::size_t place = 0; place < report.standings.size(); ++place) {
        int const own = report.standings[place].player;
        std::vector<std::string> cells{fmt::format("{}", place + 1), report.name(own)};
        for (auto const& other : report.standings) {
            auto const tally = report.tournament.table().between(own, other.player);
            cells.push_back(own == other.player  ? "—"
                            : tally.games() == 0 ? ""
                                                 : fmt::format("{:.1f}", tally.points()));
        }
        table.add(cells);
    }
    return table.text();
}

} // namespace

std::string standings_table(Report const& report, std::size_t most_rows) {
    bool const is_knock_out = is_elimination(report.tournament.plan().format);
    TextTable table({{"", true},
                     {"bot"},
                     {"points", true},
                     {"games", true},
                     {"wins", true},
                     {"draws", true},
                     {"losses", true},
                     {"errors", true},
                     {is_knock_out ? "stages" : "SB", true},
                     {report.scale() == "elo" ? "Elo" : "skill", true},
                     {"LOS", true},
                     {"CPU", true}});
    for (std::size_t place = 0; place < std::min(most_rows, report.standings.size()); ++place) {
        table.add(standing_row(report, place));
    }
    return table.text();
}

std::string tournament_text(Report const& report, rules::GameInfo const& game) {
    auto const& plan = report.tournament.plan();
    constexpr std::size_t most_columns = 26; // more make no table that can be read
    std::string text = fmt::format(
        "{}: {} of {} bots, {} games per {}, {} of {} played\n\n{}", game.name, to_text(plan.format),
        plan.players, plan.games, plan.seats == 2 ? "pairing" : "group", report.tournament.played(),
        report.tournament.expected_games(), standings_table(report, report.standings.size()));
    if (report.standings.size() <= most_columns) {
        text += "\n" + cross_table(report);
    }
    return text;
}

support::JsonObject tournament_json(Report const& report, rules::GameInfo const& game) {
    support::JsonObject json{{"game", game.name}};
    for (auto const& member : pairing::to_json(report)) {
        json.insert(member);
    }
    return json;
}

support::Result<void> write_tournament(std::filesystem::path const& directory, Report const& report,
                                       rules::GameInfo const& game) {
    std::vector<std::pair<std::string_view, std::string>> const files{
        {"standings.txt", tournament_text(report, game)},
        {"standings.json", support::to_text(tournament_json(report, game)) + "\n"},
        {"standings.csv", pairing::standings_csv(report)},
        {"cross-table.csv", pairing::cross_table_csv(report)}};
    for (auto const& [name, text] : files) {
        std::ofstream file(directory / name, std::ios::binary);
        file << text;
        file.close();
        if (!file) {
            return support::fail(support::ErrorKind::unavailable, "cannot write {}",
                                 support::in_quotes((directory / name).string()));
        }
    }
    return {};
}

} // namespace tulkas
