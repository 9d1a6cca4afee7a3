// The record of a game that was played at a table, to be kept and verified like any other.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"
#include "tables/table.hpp"

namespace tables {

// Of people, the times are those of their clocks. refused: the game is not over, or was void.
[[nodiscard]] support::Result<record::GameRecord> game_record(Table const& table);

} // namespace tables
