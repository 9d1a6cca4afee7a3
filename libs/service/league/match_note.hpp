// What is kept of a game beside its record: enough for standings, ratings and lists.
//
//     {"ranks": [0, 1], "error": null, "cpu_ns": [1200, 900], "scores": [12, 9], "why": "…", "moves": 61}
#pragma once

#include "pairing/game_result.hpp"
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace league {

[[nodiscard]] pairing::GameResult result_of(record::GameRecord const& record);

[[nodiscard]] std::string note_of(record::GameRecord const& record);
[[nodiscard]] support::Result<pairing::GameResult> result_from_note(std::string_view note);

} // namespace league
