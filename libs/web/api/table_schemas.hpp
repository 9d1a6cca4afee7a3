// The JSON schemas of games and tables, by name.
#pragma once

#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject table_schemas();

} // namespace api
