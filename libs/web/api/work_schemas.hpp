// The JSON schemas of the arena's work.
#pragma once

#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject work_schemas();

} // namespace api
