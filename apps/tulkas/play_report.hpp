// The output of `tulkas play`: each game as it ends, then a summary.
#pragma once

#include "rules/game.hpp"
#include "runtime/play.hpp"
#include "runtime/series_summary.hpp"
#include "support/result.hpp"

#include <memory>

namespace tulkas {

class PlayReport {
public:
    virtual ~PlayReport() = default;

    [[nodiscard]] virtual support::Result<void> begin() = 0;
    [[nodiscard]] virtual support::Result<void> add(record::GameRecord const& record) = 0;
    [[nodiscard]] virtual support::Result<void> end(runtime::SeriesSummary const& summary) = 0;
};

// Result lines, `<index> <player> <colour> <score> <remaining ms>` (the seat is both index and colour), and a
// table.
[[nodiscard]] std::unique_ptr<PlayReport> make_text_report(rules::GameInfo const& game);
// One JSON value, written as the games come: its size has no limit.
[[nodiscard]] std::unique_ptr<PlayReport> make_json_report(rules::GameInfo const& game);

} // namespace tulkas
