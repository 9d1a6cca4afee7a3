// What is said of a submission while it is judged, as JSON: {"kind": "stage" | "output" | "game" | "verdict",
// …}.
#pragma once

#include "pairing/qualification.hpp"
#include "pairing/rule_breach.hpp"
#include "storage/states.hpp"
#include "storage/submissions.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace submissions {

// {"kind", "stage", "moment"}: it is waiting, checking, building or qualifying. What is judged again, because
// the server was stopped, begins with a stage again.
[[nodiscard]] std::string stage_event(storage::SubmissionState stage, support::Moment now);

// {"kind", "text", "moment"}: whole lines that the compiler has printed since the last ones.
[[nodiscard]] std::string output_event(std::string const& lines, support::Moment now);

// The last game: {"kind", "game" (from 1), "games", "seed", "seat", "result": won, drawn, lost or error,
// "winner", "scores", "plies", "wins", "wins_needed", "why", "record": its key among the contents, "moment"}.
[[nodiscard]] std::string game_event(pairing::Qualification const& qualification, std::string const& record,
                                     support::Moment now);

// {"kind", "state": accepted, rejected, refused, cancelled or failed, "why", "moment"}, and where its source
// breaks rules "breaches".
[[nodiscard]] std::string verdict_event(storage::SubmissionState state, std::string const& why,
                                        support::Moment now,
                                        std::vector<pairing::RuleBreach> const& breaches = {});

// A stored event for readers: with its number, and its time as text.
[[nodiscard]] support::Result<support::JsonObject> told(storage::SubmissionEvent const& event);

} // namespace submissions
