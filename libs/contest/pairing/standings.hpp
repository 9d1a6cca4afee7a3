// The ranking of a tournament, with its tie-breaks.
#pragma once

#include "pairing/cross_table.hpp"
#include "rules/clock.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pairing {

// One player's results.
struct Score {
    int games = 0;
    int wins = 0;
    int draws = 0; // shared first places, where more than two play
    int losses = 0;
    int errors = 0; // of the losses: by a fault of its own
    rules::Duration cpu{};
    int byes = 0;       // rounds without an opponent, in a Swiss tournament
    int stages_won = 0; // in an elimination
    // Whole numbers, so that the order in which results come makes no difference: 2 for everybody beaten, 1
    // for everybody drawn with.
    int half_points = 0;
    int opponents = 1; // in a game

    void add(GameResult const& result, std::size_t seat);

    // 1 for a game won against all others, 0 for a game lost against all.
    [[nodiscard]] double points() const { return half_points / (2.0 * opponents); }
};

struct Standing {
    int player;
    Score score;
    double head_to_head = 0;     // points against those with as many points
    double sonneborn_berger = 0; // points of the others, times the points made against each
};

// The best first: by stages won, points, head-to-head, Sonneborn–Berger, least CPU time, number.
[[nodiscard]] std::vector<Standing> standings(std::span<Score const> scores, CrossTable const& table);

} // namespace pairing
