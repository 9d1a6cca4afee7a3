// Who sits where, and with which seed, in each game of a series.
//
// It depends on the game's number alone: a series has the same games in any order and on any number of
// threads.
#pragma once

#include <cstdint>
#include <vector>

namespace runtime {

struct SeriesGame {
    int round; // games of one round have the same seed
    std::uint64_t seed;
    std::vector<int> players; // the number of the player on each seat

    bool operator==(SeriesGame const&) const = default;
};

struct SeriesPlan {
    int players = 2;
    int seats = 2;
    int rounds = 1;
    std::uint64_t first_seed = 0;
    std::vector<std::uint64_t> seeds = {}; // one for each round, instead of counting up from the first
    bool swap = false;                     // begin with the second player on seat 0

    [[nodiscard]] int games() const { return rounds * games_in_round(); }

    // With as many seats as players everybody moves on by one seat from game to game: of two players each
    // begins in turn. With fewer seats than players (a challenge) all of them play every seed.
    [[nodiscard]] SeriesGame game(int index) const;

private:
    [[nodiscard]] int games_in_round() const { return seats == players ? 1 : players; }
};

} // namespace runtime
