// The line of a record that is not reproducible: the CPU time of every move, in microseconds.
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace record {

[[nodiscard]] std::string times_text(GameRecord const& record);
[[nodiscard]] support::Result<void> read_times_text(std::string_view text, GameRecord& record);

} // namespace record
