#include "submissions/events.hpp"

#include "rules/fate.hpp"
#include "support/iso_time.hpp"

namespace submissions {

using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;
using support::to_number;

namespace {

std::string_view result_of(pairing::Qualification const& qualification, std::size_t number) {
    auto const& record = qualification.records().at(number);
    auto const seat = qualification.game(static_cast<int>(number)).seat;
    if (record.blame && record.blame->seat == seat) {
        return "error";
    }
    return rules::to_text(rules::fate_of(record.outcome, seat));
}

} // namespace

std::string stage_event(storage::SubmissionState stage, support::Moment now) {
    return support::to_text(
        JsonObject{{"kind", "stage"}, {"stage", storage::to_text(stage)}, {"moment", to_number(now)}});
}

std::string output_event(std::string const& lines, support::Moment now) {
    return support::to_text(JsonObject{{"kind", "output"}, {"text", lines}, {"moment", to_number(now)}});
}

std::string game_event(pairing::Qualification const& qualification, std::string const& record_key,
                       support::Moment now) {
    auto const number = qualification.records().size() - 1;
    auto const& record = qualification.records().back();
    auto const& [winner, scores, reason] = record.outcome;
    return support::to_text(JsonObject{{"kind", "game"},
                                       {"game", number + 1},
                                       {"games", qualification.rules().games},
                                       {"seed", record.seed},
                                       {"seat", qualification.game(static_cast<int>(number)).seat},
                                       {"result", result_of(qualification, number)},
                                       {"winner", winner ? Json(*winner) : Json(nullptr)},
                                       {"scores", JsonArray(scores.begin(), scores.end())},
                                       {"plies", record.moves.size()},
                                       {"wins", qualification.wins()},
                                       {"wins_needed", qualification.rules().wins},
                                       {"why", record.blame ? record.blame->why : reason},
                                       {"record", record_key},
                                       {"moment", to_number(now)}});
}

std::string verdict_event(storage::SubmissionState state, std::string const& why, support::Moment now,
                          std::vector<pairing::RuleBreach> const& breaches) {
    JsonObject event{
        {"kind", "verdict"}, {"state", storage::to_text(state)}, {"why", why}, {"moment", to_number(now)}};
    if (!breaches.empty()) {
        event.emplace("breaches", pairing::to_json(breaches));
    }
    return support::to_text(event);
}

Result<JsonObject> told(storage::SubmissionEvent const& event) {
    auto const json = TULKAS_TRY(support::parse_json(event.text));
    auto object = json.as_object();
    object["number"] = event.number;
    support::write_times(object, {"moment"});
    return object;
}

} // namespace submissions
