// What is kept of a game beside its record: enough for standings, ratings and lists.
//
//     {"ranks": [0, 1], "error": null, "cpu_ns": [1200, 900], "scores": [12, 9], "why": "…", "moves": 61}
#pragma once

#include "arena/game_result.hpp"
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace league {

[[nodiscard]] arena::GameResult result_of(runtime::GameRecord const& record);

[[nodiscard]] std::string note_of(runtime::GameRecord const& record);
[[nodiscard]] support::Result<arena::GameResult> result_from_note(std::string_view note);

} // namespace league
