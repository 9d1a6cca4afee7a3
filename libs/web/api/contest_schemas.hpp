// The schemas of contests.
#pragma once

#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject contest_schemas();

} // namespace api
