// Scores: how good a position is for the player to move.
//
// A won position counts the plies to its end, so that a search prefers the shorter way to win and the longer
// way to lose. All scores fit in 16 bits, which keeps an entry of the transposition table small.
#pragma once

#include <cstdint>

namespace search {

enum class GameEnd : std::uint8_t { win, draw, loss };

inline constexpr int most_score = 32000;
inline constexpr int most_evaluation = 30000;

// The score of a game that ended after `ply` plies of search.
[[nodiscard]] constexpr int score_of(GameEnd end, int ply) {
    switch (end) {
    case GameEnd::win:
        return most_score - ply;
    case GameEnd::loss:
        return ply - most_score;
    case GameEnd::draw:
        break;
    }
    return 0;
}

// Has the search seen the end of the game, and a winner?
[[nodiscard]] constexpr bool is_decided(int score) {
    return score > most_evaluation || score < -most_evaluation;
}

// In how many plies a decided game ends.
[[nodiscard]] constexpr int plies_to_end(int score) {
    return most_score - (score < 0 ? -score : score);
}

// A table is shared by positions at different depths: in it a decided score counts the plies from the entry's
// own position, in the search from the root.
[[nodiscard]] constexpr int from_root(int score, int ply) {
    return !is_decided(score) ? score : score > 0 ? score - ply : score + ply;
}
[[nodiscard]] constexpr int from_here(int score, int ply) {
    return from_root(score, -ply);
}

} // namespace search
