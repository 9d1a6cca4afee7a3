#include "pairing/judge_report.hpp"

#include "pairing/result_lines.hpp"
#include "record/replay.hpp"
#include "record/text.hpp"
#include "record/times.hpp"
#include "rules/clock.hpp"
#include "rules/fate.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <span>

namespace pairing {

using record::GameRecord;
using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

Json milliseconds(rules::Duration duration) {
    return duration == rules::TimeControl::forever
               ? Json(nullptr)
               : Json(std::chrono::floor<std::chrono::milliseconds>(duration).count());
}

JsonArray milliseconds(std::span<rules::Duration const> durations) {
    JsonArray list;
    for (auto const duration : durations) {
        list.push_back(milliseconds(duration));
    }
    return list;
}

JsonObject match_json(Qualification const& qualification, std::size_t number) {
    auto const& record = qualification.records()[number];
    auto const seat = qualification.game(static_cast<int>(number)).seat;
    auto const& [winner, scores, reason] = record.outcome;
    JsonObject match{{"match", number + 1},
                     {"seed", record.seed},
                     {"seat", seat},
                     {"seats", JsonArray(record.seats.begin(), record.seats.end())},
                     {"winner", winner ? Json(*winner) : Json(nullptr)},
                     {"scores", JsonArray(scores.begin(), scores.end())},
                     {"reason", reason},
                     {"plies", record.moves.size()},
                     {"cpu_ms", milliseconds(record.cpu)},
                     {"remaining_ms", milliseconds(record.remaining)},
                     {"blame", record.blame ? Json{{"seat", record.blame->seat}, {"why", record.blame->why}}
                                            : Json(nullptr)},
                     {"record", match_record(qualification, static_cast<int>(number))}};
    if (record::used_machines(record)) {
        match.emplace("machine_ms", milliseconds(record.machine));
    }
    return match;
}

JsonObject upload_json(JudgedUpload const& upload) {
    JsonObject options;
    for (auto const& [name, value] : upload.setup.options.values()) {
        options.emplace(name, value);
    }
    return {{"game", upload.game.info().name},
            {"options", std::move(options)},
            {"position", upload.setup.position ? Json(*upload.setup.position) : Json(nullptr)},
            {"time_ms",
             {{"game", milliseconds(upload.time.cpu.per_game)},
              {"move", milliseconds(upload.time.cpu.per_call)},
              {"wall", milliseconds(upload.time.wall_per_call)}}},
            {"player", upload.player}};
}

} // namespace

std::string head_text(JudgedUpload const& upload) {
    return fmt::format("Player: {}\nValid upload!\nEnemy: {}\n", upload.player, upload.enemy);
}

std::string match_text(Qualification const& qualification, int number) {
    auto const& record = qualification.records().at(static_cast<std::size_t>(number));
    return fmt::format("MatchID: {}, Seed: {}\n", number + 1, record.seed) + result_lines(record);
}

std::string match_record(Qualification const& qualification, int number) {
    auto record = qualification.records().at(static_cast<std::size_t>(number));
    auto const seat = qualification.game(number).seat;
    for (std::size_t log = 0; log < record.logs.size(); ++log) {
        if (log != static_cast<std::size_t>(seat) + 1) { // the first is the engine's
            record.logs[log] = record::Log(0);
        }
    }
    return record::to_text(record);
}

std::string tail_text(Qualification const& qualification) {
    return qualification.has_passed() ? "1\n" : "0\n";
}

std::string to_text(Rejection const& rejection, JudgedUpload const& upload) {
    std::string text = fmt::format("Player: {}\nInvalid upload: {}\n", upload.player, rejection.why);
    if (!rejection.messages.empty()) {
        text += rejection.messages + (rejection.messages.ends_with('\n') ? "" : "\n");
    }
    return text + "0\n";
}

namespace {

// The last line that the bot wrote, for programs often say there why they end.
std::string last_words(GameRecord const& record, rules::Seat seat) {
    auto const log = static_cast<std::size_t>(seat) + 1; // the first is the engine's
    if (log >= record.logs.size()) {
        return "";
    }
    constexpr std::size_t most = 200;
    auto const lines = record::last_lines(record.logs[log], 1);
    return lines.empty() ? "; it wrote nothing to its log"
                         : fmt::format("; its last log line: \"{}\"",
                                       support::as_utf8(std::string_view(lines.back()).substr(0, most)));
}

// A draw is no win; the author may not know that a rule of the game has ended it.
std::string about_draws(std::vector<GameRecord> const& records) {
    auto const is_draw = [](GameRecord const& record) {
        return rules::is_draw(record.outcome) && !record.outcome.reason.empty();
    };
    auto const first = std::ranges::find_if(records, is_draw);
    auto const draws = std::ranges::count_if(records, is_draw);
    return draws == 0
               ? ""
               : fmt::format("; {} {} drawn ({})", draws, draws == 1 ? "was" : "were", first->outcome.reason);
}

} // namespace

std::string why_not_accepted(Qualification const& qualification, rules::Game const& game) {
    auto const* const error = qualification.error();
    if (error == nullptr) {
        auto const& rules = qualification.rules();
        return fmt::format("won {} of {} games; {} {} needed{}", qualification.wins(), rules.games,
                           rules.wins, rules.wins == 1 ? "win is" : "wins are",
                           about_draws(qualification.records()));
    }
    auto const& record = qualification.records().back();
    auto const plies = record.moves.size();
    auto const state = record::replay_to(game, record, plies);
    return fmt::format("match {} (seed {}) was lost by an error on seat {} after {} move{}{}: {}{}",
                       qualification.records().size(), record.seed, error->seat, plies, plies == 1 ? "" : "s",
                       state ? fmt::format(", at \"{}\"", (*state)->position()) : "", error->why,
                       last_words(record, error->seat));
}

JsonObject to_json(Qualification const& qualification, JudgedUpload const& upload) {
    JsonArray matches;
    for (std::size_t number = 0; number < qualification.records().size(); ++number) {
        matches.emplace_back(match_json(qualification, number));
    }
    bool const accepted = qualification.has_passed();
    auto json = upload_json(upload);
    for (auto const& member :
         JsonObject{{"valid", true},
                    {"messages", ""},
                    {"enemy", upload.enemy},
                    {"matches", std::move(matches)},
                    {"wins", qualification.wins()},
                    {"wins_needed", qualification.rules().wins},
                    {"games", qualification.rules().games},
                    {"accepted", accepted},
                    {"why", accepted ? Json(nullptr) : Json(why_not_accepted(qualification, upload.game))}}) {
        json.insert(member);
    }
    return json;
}

JsonObject to_json(Rejection const& rejection, JudgedUpload const& upload) {
    auto json = upload_json(upload);
    for (auto const& member : JsonObject{{"valid", false},
                                         {"messages", rejection.messages},
                                         {"enemy", upload.enemy},
                                         {"matches", JsonArray()},
                                         {"wins", 0},
                                         {"wins_needed", nullptr},
                                         {"games", 0},
                                         {"accepted", false},
                                         {"why", rejection.why}}) {
        json.insert(member);
    }
    if (!rejection.breaches.empty()) {
        json.emplace("breaches", to_json(rejection.breaches));
    }
    return json;
}

JsonArray to_json(std::vector<RuleBreach> const& breaches) {
    JsonArray list;
    for (auto const& [rule, file, line, what, wanted] : breaches) {
        list.push_back(
            JsonObject{{"rule", rule}, {"file", file}, {"line", line}, {"what", what}, {"wanted", wanted}});
    }
    return list;
}

} // namespace pairing
