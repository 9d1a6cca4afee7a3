// Plays a series of games for the command line: prints, records and counts them.
#pragma once

#include "rules/game.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "runtime/series_plan.hpp"
#include "support/result.hpp"
#include "tulkas/game_notes.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

// Plays one game; called on several threads at once.
using PlayMatch = std::function<support::Result<record::GameRecord>(runtime::SeriesGame const& game,
                                                                    runtime::SeriesThread const& thread)>;

// Told of each game while it is played, on any thread, and once more when it is over; may be empty.
using WatchSeries = std::function<void(int index, record::GameRecord const& record, bool is_over)>;

struct Series {
    rules::GameInfo info;
    std::vector<std::string> names; // of the players
    runtime::SeriesPlan plan;
    int threads;
    // Makes the one who plays, given what is to be done after each move of any game.
    std::function<PlayMatch(std::function<void()> after_move)> open;
    LogsShown logs = LogsShown::last;
    WatchSeries watched = {};
};

// An error when it was stopped, too: what was played until then is printed and counted.
[[nodiscard]] support::Result<void> play(Series const& series, std::optional<std::string> const& record,
                                         bool json);

} // namespace tulkas
