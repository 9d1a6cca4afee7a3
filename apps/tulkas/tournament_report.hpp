// What `tulkas tournament` prints, and leaves in its directory.
#pragma once

#include "arena/report.hpp"
#include "rules/game.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tulkas {

// The best so many of them.
[[nodiscard]] std::string standings_table(arena::Report const& report, std::size_t most_rows);

// What was played, standings, and who did what against whom.
[[nodiscard]] std::string tournament_text(arena::Report const& report, rules::GameInfo const& game);
[[nodiscard]] support::JsonObject tournament_json(arena::Report const& report, rules::GameInfo const& game);

// In every form: standings.txt, standings.json, standings.csv, cross-table.csv.
[[nodiscard]] support::Result<void> write_tournament(std::filesystem::path const& directory,
                                                     arena::Report const& report,
                                                     rules::GameInfo const& game);

} // namespace tulkas
