// The JSON schemas of what is answered, by name.
#pragma once

#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject const& schemas();

} // namespace api
