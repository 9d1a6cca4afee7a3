// Contests, as JSON.
#pragma once

#include "league/contests.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"

namespace api {

// As everybody may know it.
[[nodiscard]] support::JsonObject to_json(league::Contest const& contest, support::Moment now);
// As the organiser may.
[[nodiscard]] support::JsonObject to_json(league::Grade const& grade);

} // namespace api
