#include "match/game_counts.hpp"

#include "rules/fate.hpp"
#include "runtime/actor.hpp"

namespace match {

std::string_view short_reason(record::Blame const& blame) {
    using runtime::Failure;
    std::string_view longest; // "over" alone would be another's
    for (int i = 0; i <= static_cast<int>(Failure::house); ++i) {
        auto const name = runtime::to_text(static_cast<Failure>(i));
        if (blame.why.starts_with(name) && name.size() > longest.size()) {
            longest = name;
        }
    }
    return longest.empty() ? "failed" : longest;
}

Ending ending_of(record::GameRecord const& record) {
    auto const reason = record.blame ? short_reason(*record.blame) : "rules";
    if (record.seats.size() == 1) {
        return {.result = "finished", .reason = reason};
    }
    return {.result = rules::is_draw(record.outcome) ? "drawn" : "won", .reason = reason};
}

void GameCounts::write(metrics::Page& page) const {
    page.counters({"tulkas_games_ended_total", "Games that ended here, by where they were played and how."},
                  {"kind", "game", "result", "reason"}, m_ended);
}

} // namespace match
