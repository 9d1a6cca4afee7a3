// All results of a tournament, between every two of its players.
#pragma once

#include "pairing/game_result.hpp"
#include "rating/strengths.hpp"

#include <span>
#include <vector>

namespace pairing {

// Games seen from one of the players.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    Tally& operator+=(Tally const& other);
    [[nodiscard]] Tally turned() const { return {.wins = losses, .draws = draws, .losses = wins}; }

    bool operator==(Tally const&) const = default;
};

class CrossTable {
public:
    explicit CrossTable(int players);

    // The players that sat on the seats, in their order. Of more than two every two count as having met.
    void add(std::span<int const> players, GameResult const& result);

    [[nodiscard]] int players() const { return m_players; }
    // The games of these two in which `first` sat in front of `second`, seen from `first`.
    [[nodiscard]] Tally const& begun(int first, int second) const { return m_begun[place(first, second)]; }
    // All their games, seen from `own`.
    [[nodiscard]] Tally between(int own, int other) const;

    // What a maximum-likelihood fit needs.
    [[nodiscard]] std::vector<rating::PairResults> pair_results() const;

private:
    [[nodiscard]] std::size_t place(int first, int second) const {
        return static_cast<std::size_t>(first) * static_cast<std::size_t>(m_players) +
               static_cast<std::size_t>(second);
    }

    int m_players;
    std::vector<Tally> m_begun; // row by row
};

} // namespace pairing
