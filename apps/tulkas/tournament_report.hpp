// The report of `tulkas tournament`, printed and written to its directory.
#pragma once

#include "pairing/report.hpp"
#include "rules/game.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tulkas {

// The best `most_rows` of them.
[[nodiscard]] std::string standings_table(pairing::Report const& report, std::size_t most_rows);

// What was played, standings, and who did what against whom.
[[nodiscard]] std::string tournament_text(pairing::Report const& report, rules::GameInfo const& game);
[[nodiscard]] support::JsonObject tournament_json(pairing::Report const& report, rules::GameInfo const& game);

// In every form: standings.txt, standings.json, standings.csv, cross-table.csv.
[[nodiscard]] support::Result<void> write_tournament(std::filesystem::path const& directory,
                                                     pairing::Report const& report,
                                                     rules::GameInfo const& game);

} // namespace tulkas
