// Games that people hand in, as JSON.
#pragma once

#include "storage/game_packages.hpp"
#include "support/json.hpp"

namespace api {

// For its author and administrators.
[[nodiscard]] support::Json to_json(storage::GamePackage const& package);

} // namespace api
