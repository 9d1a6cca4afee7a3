#include "arena/judge_report.hpp"

#include "rules/clock.hpp"

#include <fmt/format.h>

#include <chrono>

namespace arena {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

std::int64_t milliseconds(rules::Duration duration) {
    return std::chrono::floor<std::chrono::milliseconds>(duration).count();
}

std::string remaining_text(rules::Duration remaining) {
    return remaining == rules::TimeControl::forever ? "-" : fmt::format("{}", milliseconds(remaining));
}

// "Error: h241696 on seat 0, after 12 moves: …"
std::string error_text(runtime::GameRecord const& record) {
    auto const& [seat, why] = *record.blame;
    return fmt::format("Error: {} on seat {}, after {} moves: {}\n",
                       record.seats.at(static_cast<std::size_t>(seat)), seat, record.moves.size(), why);
}

JsonObject match_json(Qualification const& qualification, std::size_t number) {
    auto const& record = qualification.records()[number];
    JsonArray remaining;
    for (auto const left : record.remaining) {
        remaining.emplace_back(left == rules::TimeControl::forever ? Json(nullptr)
                                                                   : Json(milliseconds(left)));
    }
    JsonArray moves;
    for (auto const& move : record.moves) {
        moves.emplace_back(move.move);
    }
    auto const& [winner, scores, reason] = record.outcome;
    return {{"match", number + 1},
            {"seed", record.seed},
            {"seat", qualification.game(static_cast<int>(number)).seat},
            {"seats", JsonArray(record.seats.begin(), record.seats.end())},
            {"winner", winner ? Json(*winner) : Json(nullptr)},
            {"scores", JsonArray(scores.begin(), scores.end())},
            {"remaining_ms", std::move(remaining)},
            {"blame",
             record.blame ? Json{{"seat", record.blame->seat}, {"why", record.blame->why}} : Json(nullptr)},
            {"moves", std::move(moves)}};
}

} // namespace

std::string head_text(std::string_view player, std::string_view enemy) {
    return fmt::format("Player: {}\nValid upload!\nEnemy: {}\n", player, enemy);
}

std::string match_text(Qualification const& qualification, int number) {
    auto const& record = qualification.records().at(static_cast<std::size_t>(number));
    std::string text = fmt::format("MatchID: {}, Seed: {}\n", number + 1, record.seed);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        text += fmt::format("{} {} {} {}.0 {}\n", seat, record.seats[seat], seat, record.outcome.scores[seat],
                            remaining_text(record.remaining[seat]));
    }
    return record.blame ? text + error_text(record) : text;
}

std::string tail_text(Qualification const& qualification) {
    return qualification.has_passed() ? "1\n" : fmt::format("Not accepted: {}\n0\n", qualification.why_not());
}

std::string to_text(Rejection const& rejection, std::string_view player) {
    std::string text = fmt::format("Player: {}\nInvalid upload: {}\n", player, rejection.why);
    if (!rejection.messages.empty()) {
        text += rejection.messages + (rejection.messages.ends_with('\n') ? "" : "\n");
    }
    return text + "0\n";
}

JsonObject to_json(Qualification const& qualification, std::string_view player, std::string_view enemy) {
    JsonArray matches;
    for (std::size_t number = 0; number < qualification.records().size(); ++number) {
        matches.emplace_back(match_json(qualification, number));
    }
    bool const accepted = qualification.has_passed();
    return {{"player", player},
            {"valid", true},
            {"messages", ""},
            {"enemy", enemy},
            {"matches", std::move(matches)},
            {"wins", qualification.wins()},
            {"wins_needed", qualification.rules().wins},
            {"games", qualification.rules().games},
            {"accepted", accepted},
            {"why", accepted ? Json(nullptr) : Json(qualification.why_not())}};
}

JsonObject to_json(Rejection const& rejection, std::string_view player) {
    return {
        {"player", player},       {"valid", false},      {"messages", rejection.messages}, {"enemy", nullptr},
        {"matches", JsonArray()}, {"wins", 0},           {"wins_needed", nullptr},         {"games", 0},
        {"accepted", false},      {"why", rejection.why}};
}

} // namespace arena
