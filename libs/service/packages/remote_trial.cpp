#include "packages/remote_trial.hpp"

#include "fleet/materials.hpp"
#include "fleet/reported_text.hpp"
#include "record/foreign.hpp"
#include "record/text.hpp"

namespace packages {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

JsonObject to_json(TrialOrRejection const& outcome) {
    Json rejection;
    JsonArray records;
    if (auto const* const rejected = std::get_if<pairing::Rejection>(&outcome)) {
        rejection = JsonObject{{"why", rejected->why}, {"messages", rejected->messages}};
    } else {
        for (auto const& record : std::get<Trial>(outcome).games) {
            records.emplace_back(record::to_text(record));
        }
    }
    return {{"rejection", std::move(rejection)}, {"records", std::move(records)}};
}

Result<TrialOrRejection> outcome_from(JsonObject const& report, Package const& package) {
    auto const records = TULKAS_TRY(fleet::texts_member(report, "records"));
    auto const* const rejection = report.if_contains("rejection");
    if (rejection != nullptr && rejection->is_object()) {
        auto const why = TULKAS_TRY(support::string_member(*rejection, "why"));
        auto const messages = TULKAS_TRY(support::string_member(*rejection, "messages"));
        return pairing::Rejection{.why = fleet::reported_line(why),
                                  .messages = fleet::reported_output(messages)};
    }
    if (int const games = games_in({}, package); std::ssize(records) != games) {
        return fail(ErrorKind::refused, "a trial has {} games", games);
    }
    Trial trial{.package = package, .games = {}};
    for (auto const& text : records) {
        trial.games.push_back(record::with_visible_text(TULKAS_TRY(record::from_text(text))));
    }
    return trial;
}

} // namespace packages
