#include "pairing/report.hpp"

#include "pairing/csv.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

namespace pairing {

using support::Json;
using support::JsonArray;
using support::JsonObject;

std::optional<double> Report::superiority(std::size_t place) const {
    return place + 1 < standings.size()
               ? std::optional(strengths.superiority(standings[place].player, standings[place + 1].player))
               : std::nullopt;
}

namespace {

double milliseconds(rules::Duration duration) {
    return static_cast<double>(std::chrono::floor<std::chrono::microseconds>(duration).count()) / 1000;
}

// More digits than that are noise.
double rounded(double number) {
    return std::round(number * 100) / 100;
}

JsonObject standing_json(Report const& report, std::size_t place) {
    auto const& [player, score, head_to_head, sonneborn_berger] = report.standings[place];
    JsonObject json{{"rank", place + 1},
                    {"bot", report.name(player)},
                    {"points", score.points()},
                    {"games", score.games},
                    {"wins", score.wins},
                    {"draws", score.draws},
                    {"losses", score.losses},
                    {"errors", score.errors},
                    {"byes", score.byes},
                    {"stages_won", score.stages_won},
                    {"head_to_head", head_to_head},
                    {"sonneborn_berger", sonneborn_berger},
                    {"cpu_ms", milliseconds(score.cpu)}};
    std::string const scale(report.scale());
    auto const strength = report.strengths.of(player);
    json.emplace(scale, rounded(strength.rating));
    json.emplace(scale + "_error", rounded(strength.error));
    auto const superiority = report.superiority(place);
    json.emplace("superiority", superiority ? Json(rounded(*superiority * 100) / 100) : Json(nullptr));
    return json;
}

JsonArray cross_table_json(Report const& report) {
    JsonArray rows;
    for (auto const& own : report.standings) {
        JsonArray row;
        for (auto const& other : report.standings) {
            auto const [wins, draws, losses] = report.tournament.table().between(own.player, other.player);
            row.emplace_back(JsonArray{wins, draws, losses});
        }
        rows.emplace_back(std::move(row));
    }
    return rows;
}

} // namespace

JsonObject to_json(Report const& report) {
    auto const& plan = report.tournament.plan();
    JsonArray standings;
    for (std::size_t place = 0; place < report.standings.size(); ++place) {
        standings.emplace_back(standing_json(report, place));
    }
    return {{"format", to_text(plan.format)},         {"seed", plan.seed},
            {"games", report.tournament.played()},    {"expected", report.tournament.expected_games()},
            {"over", report.tournament.is_over()},    {"standings", std::move(standings)},
            {"cross_table", cross_table_json(report)}};
}

std::string standings_csv(Report const& report) {
    std::string text =
        fmt::format("rank,bot,points,games,wins,draws,losses,errors,head_to_head,sonneborn_berger,"
                    "cpu_ms,{0},{0}_error\n",
                    report.scale());
    for (std::size_t place = 0; place < report.standings.size(); ++place) {
        auto const& [player, score, head_to_head, sonneborn_berger] = report.standings[place];
        auto const strength = report.strengths.of(player);
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},{:.3f},{:.2f},{:.2f}\n", place + 1,
                            csv_text(report.name(player)), score.points(), score.games, score.wins,
                            score.draws, score.losses, score.errors, head_to_head, sonneborn_berger,
                            milliseconds(score.cpu), strength.rating, strength.error);
    }
    return text;
}

std::string cross_table_csv(Report const& report) {
    std::string text = "bot";
    for (auto const& other : report.standings) {
        text += "," + csv_text(report.name(other.player));
    }
    text += "\n";
    for (auto const& own : report.standings) {
        text += csv_text(report.name(own.player));
        for (auto const& other : report.standings) {
            auto const tally = report.tournament.table().between(own.player, other.player);
            text += tally.games() == 0 ? "," : fmt::format(",{}", tally.points());
        }
        text += "\n";
    }
    return text;
}

} // namespace pairing
