// The results of one player against another, counted by score.
//
// Games can be counted one by one (losses, draws, wins) or in pairs: two games from the same start with
// changed seats, counted by the half points made in both, 0 to 4. A start that favours one seat gives one
// point to each player, so pairs vary less than two games do: they say more about the players.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace rating {

class ScoreCounts {
public:
    struct Games {
        int losses = 0;
        int draws = 0;
        int wins = 0;
    };
    // By half points.
    using Pairs = std::array<int, 5>;

    explicit ScoreCounts(Games games) : m_counts{games.losses, games.draws, games.wins}, m_size(3) {}
    explicit ScoreCounts(Pairs pairs) : m_counts(pairs), m_size(5) {}

    [[nodiscard]] std::span<int const> counts() const { return std::span(m_counts).first(m_size); }
    // In each of what is counted.
    [[nodiscard]] int games_each() const { return static_cast<int>(m_size / 2); }
    [[nodiscard]] int total() const;

    // Of the share of the points made in each of what is counted; there must be some.
    [[nodiscard]] double mean() const;
    [[nodiscard]] double variance() const;

private:
    std::array<int, 5> m_counts;
    std::size_t m_size;
};

} // namespace rating
