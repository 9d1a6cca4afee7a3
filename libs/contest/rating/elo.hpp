// Elo points, and the expected score.
//
// Strengths multiply and Elo points add up: a player with ten times the strength of another is 400 points
// above it. The arithmetic in this library is done with natural logarithms of strengths ("nats"), where
// nothing needs a scale; points are made of them at the end.
#pragma once

namespace rating {

inline constexpr double elo_per_nat = 173.71779276130073; // 400 / ln 10

// The expected score of a player who is this many Elo points above the other.
[[nodiscard]] double expected_score(double elo_difference);

// The difference that makes this share of the points the expected one: infinite for 0 and 1.
[[nodiscard]] double elo_difference(double score);

} // namespace rating
