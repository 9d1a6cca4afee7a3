// The line of a record that is not reproducible: the CPU time of every move, in microseconds.
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace record {

// Whether a bot was there whose language has a machine with a time of its own.
[[nodiscard]] bool used_machines(GameRecord const& record);

[[nodiscard]] std::string times_text(GameRecord const& record);
[[nodiscard]] support::Result<void> read_times_text(std::string_view text, GameRecord& record);

} // namespace record
