// How strong players are, from all the games between them: a maximum-likelihood fit with its uncertainty.
//
// The law of a result is that of result_law.hpp. A player who has only won has infinite strength by maximum
// likelihood; imagined games against an average player keep such estimates finite.
//
// A further win never lowers a player's rating as long as the worth of beginning is given. If it is estimated
// too, and a player began more often than not, a win can raise that worth so much that the player's other
// results count for less.
#pragma once

#include "rating/matrix.hpp"
#include "support/result.hpp"

#include <optional>
#include <span>
#include <vector>

namespace rating {

// The games in which one player began and the other did not, seen from the one who began.
struct PairResults {
    int first;
    int second;
    int wins = 0;
    int draws = 0;
    int losses = 0;
};

struct StrengthModel {
    // What beginning is worth in Elo points; nothing means that it is estimated along with the strengths.
    // If all players begin in half of their games, 0 is right on average.
    std::optional<double> first_mover_elo = 0;
    // See ResultLaw; nothing, again, means that it is estimated.
    std::optional<double> draw_weight = std::nullopt;
    // How many imagined games against an average player each player gets, half of them won. 0 is plain
    // maximum likelihood.
    double imagined_games = 1;
};

class Strengths {
public:
    // In Elo points, relative to the mean of all players.
    [[nodiscard]] double elo(int player) const;
    // Half the width of the 95 % interval.
    [[nodiscard]] double elo_error(int player) const;
    // The same for the difference between two players.
    [[nodiscard]] double difference_error(int left, int right) const;
    // The likelihood that one is truly stronger than the other.
    [[nodiscard]] double superiority(int left, int right) const;

    [[nodiscard]] double first_mover_elo() const;
    [[nodiscard]] double first_mover_error() const; // 0 if it was given
    [[nodiscard]] double draw_weight() const { return m_draw_weight; }

private:
    friend class StrengthFit;
    Strengths() : m_covariance(0) {}

    std::vector<double> m_nats; // the players', with a mean of 0
    Matrix m_covariance;        // of these
    double m_advantage = 0;
    double m_advantage_variance = 0;
    double m_draw_weight = 0;
};

// An error where no finite strengths fit best, which only happens without imagined games.
[[nodiscard]] support::Result<Strengths> fit_strengths(int players, std::span<PairResults const> results,
                                                       StrengthModel const& model = {});

} // namespace rating
