// The two JSON lines of a record: what the game started from, and how it ended.
//
// The version in the first line is that of the program that played the game. Uploaded games add their
// own, "game_version".
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace record {

[[nodiscard]] std::string header_text(GameRecord const& record);
[[nodiscard]] support::Result<void> read_header_text(std::string_view text, GameRecord& record);

[[nodiscard]] std::string end_text(GameRecord const& record);
[[nodiscard]] support::Result<void> read_end_text(std::string_view text, GameRecord& record);

} // namespace record
