// How many games this process has played, and how they ended, for the operator.
#pragma once

#include "metrics/page.hpp"
#include "record/game_record.hpp"

#include <string_view>

namespace match {

// How a game ended, in words of which there are few.
struct Ending {
    std::string_view result; // won, drawn, finished (a challenge), void
    std::string_view reason; // rules, resigned, over time, illegal move, …

    bool operator==(Ending const&) const = default;
};

// The first words of why a seat is to blame: "over time" of "over time: used 31.0 ms of …".
[[nodiscard]] std::string_view short_reason(record::Blame const& blame);
[[nodiscard]] Ending ending_of(record::GameRecord const& record);

class GameCounts {
public:
    // `kind` is where it was played: table, ladder, tournament, qualification.
    void add(std::string_view kind, std::string_view game, Ending const& ending) {
        m_ended.at({kind, game, ending.result, ending.reason}).add();
    }
    void add(std::string_view kind, record::GameRecord const& record) {
        add(kind, record.game, ending_of(record));
    }

    void write(metrics::Page& page) const;

private:
    metrics::Family<metrics::Counter, 4> m_ended;
};

} // namespace match
