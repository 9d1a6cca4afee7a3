// The results of a series, per player.
#pragma once

#include "runtime/play.hpp"

#include <span>
#include <string>
#include <vector>

namespace runtime {

// One player's results so far.
struct Standing {
    std::string name;
    int games = 0;
    int wins = 0;
    int draws = 0; // no winner, and no player at fault
    int losses = 0;
    int errors = 0; // of the losses: by a fault of its own
    double score_sum = 0;
    double score_squares = 0;
    int best = 0;
    int worst = 0;
    rules::Duration cpu{};
    int moves = 0;

    [[nodiscard]] double mean_score() const;
    // Of the mean; 0 for fewer than two games, which say nothing about the spread.
    [[nodiscard]] double standard_error() const;
    [[nodiscard]] rules::Duration cpu_per_move() const;
};

class SeriesSummary {
public:
    explicit SeriesSummary(std::span<std::string const> names);

    // The numbers of the players that sat on the record's seats.
    void add(record::GameRecord const& record, std::span<int const> players);

    [[nodiscard]] std::span<Standing const> standings() const { return m_standings; }

private:
    std::vector<Standing> m_standings;
};

} // namespace runtime
