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
    return strengths && place + 1 < standings.size()
               ? std::optional(strengths->superiority(standings[place].player, standings[place + 1].player))
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

} // namespace

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
    if (report.strengths) {
        std::string const scale(report.scale());
        auto const strength = report.strengths->of(player);
        json.emplace(scale, rounded(strength.rating));
        json.emplace(scale + "_error", rounded(strength.error));
    }
    auto const superiority = report.superiority(place);
    json.emplace("superiority", superiority ? Json(rounded(*superiority * 100) / 100) : Json(nullptr));
    return json;
}

JsonArray cross_table_row(Report const& report, std::size_t place, std::size_t from, std::size_t to) {
    JsonArray row;
    for (std::size_t column = from; column < to; ++column) {
        auto const [wins, draws, losses] = report.tournament.table().between(report.standings[place].player,
                                                                             report.standings[column].player);
        row.emplace_back(JsonArray{wins, draws, losses});
    }
    return row;
}

JsonObject to_json(Report const& report) {
    auto const& plan = report.tournament.plan();
    JsonArray standings;
    JsonArray cross_table;
    for (std::size_t place = 0; place < report.standings.size(); ++place) {
        standings.emplace_back(standing_json(report, place));
        cross_table.emplace_back(cross_table_row(report, place, 0, report.standings.size()));
    }
    JsonObject json{{"format", to_text(plan.format)},       {"seed", plan.seed},
                    {"games", report.tournament.played()},  {"expected", report.tournament.expected_games()},
                    {"over", report.tournament.is_over()},  {"standings", std::move(standings)},
                    {"cross_table", std::move(cross_table)}};
    if (report.tournament.bracket() != nullptr) {
        JsonArray seeds;
        for (auto const& name : report.names) {
            seeds.emplace_back(name);
        }
        json.emplace("bracket", JsonObject{{"seeds", std::move(seeds)},
                                           {"matches", bracket_matches_json(report.tournament)}});
    }
    return json;
}

std::string standings_csv(Report const& report) {
    std::string text =
        fmt::format("rank,bot,points,games,wins,draws,losses,errors,head_to_head,sonneborn_berger,"
                    "cpu_ms,{0},{0}_error\n",
                    report.scale());
    for (std::size_t place = 0; place < report.standings.size(); ++place) {
        auto const& [player, score, head_to_head, sonneborn_berger] = report.standings[place];
        auto const strength = [&] { // two columns
            if (!report.strengths) {
                return std::string(",");
            }
            auto const [rating, error] = report.strengths->of(player);
            return fmt::format("{:.2f},{:.2f}", rating, error);
        }();
        text +=
            fmt::format("{},{},{},{},{},{},{},{},{},{},{:.3f},{}\n", place + 1, csv_text(report.name(player)),
                        score.points(), score.games, score.wins, score.draws, score.losses, score.errors,
                        head_to_head, sonneborn_berger, milliseconds(score.cpu), strength);
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
