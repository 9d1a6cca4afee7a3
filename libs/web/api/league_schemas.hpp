// The schemas of ladders and tournaments.
#pragma once

#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject league_schemas();

} // namespace api
