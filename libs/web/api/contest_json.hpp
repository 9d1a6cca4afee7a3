// Contests, as JSON.
#pragma once

#include "league/grade_book.hpp"
#include "league/own_times.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"

namespace api {

// As everybody may know it.
[[nodiscard]] support::JsonObject to_json(league::Contest const& contest, support::Moment now);
// As the organiser may.
[[nodiscard]] support::JsonObject to_json(league::Grade const& grade);

[[nodiscard]] support::JsonObject to_json(league::GradeBook const& book);
// What the asker alone is told.
[[nodiscard]] support::JsonObject to_json(league::OwnTime const& time);
[[nodiscard]] support::JsonObject to_json(storage::Extension const& extension);

} // namespace api
