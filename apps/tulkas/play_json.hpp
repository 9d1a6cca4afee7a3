// A played game as JSON.
#pragma once

#include "runtime/play.hpp"
#include "support/json.hpp"

namespace tulkas {

// To the microsecond.
[[nodiscard]] double milliseconds(rules::Duration duration);

// {"seed", "seats", "moves", "winner", "scores", "blame", "cpu_ms"}
[[nodiscard]] support::JsonObject game_json(record::GameRecord const& record);

} // namespace tulkas
