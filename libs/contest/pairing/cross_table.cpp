#include "pairing/cross_table.hpp"

#include "support/assert.hpp"

namespace pairing {

Tally& Tally::operator+=(Tally const& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

CrossTable::CrossTable(int players)
    : m_players(players), m_begun(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)) {}

void CrossTable::add(std::span<int const> players, GameResult const& result) {
    TULKAS_ASSERT(players.size() == result.ranks.size());
    for (std::size_t front = 0; front < players.size(); ++front) {
        for (std::size_t behind = front + 1; behind < players.size(); ++behind) {
            int const own = result.ranks[front];
            int const other = result.ranks[behind];
            m_begun[place(players[front], players[behind])] +=
                {.wins = own < other ? 1 : 0, .draws = own == other ? 1 : 0, .losses = own > other ? 1 : 0};
        }
    }
}

Tally CrossTable::between(int own, int other) const {
    Tally tally = begun(own, other);
    tally += begun(other, own).turned();
    return tally;
}

std::vector<rating::PairResults> CrossTable::pair_results() const {
    std::vector<rating::PairResults> results;
    for (int first = 0; first < m_players; ++first) {
        for (int second = 0; second < m_players; ++second) {
            auto const& tally = begun(first, second);
            if (tally.games() > 0) {
                results.push_back({.first = first,
                                   .second = second,
                                   .wins = tally.wins,
                                   .draws = tally.draws,
                                   .losses = tally.losses});
            }
        }
    }
    return results;
}

} // namespace pairing
