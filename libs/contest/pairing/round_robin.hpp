// Tournaments whose pairings are known before the first game: all against all (round robin), or one against
// all (gauntlet).
#pragma once

#include "pairing/pairing.hpp"
#include "support/result.hpp"

#include <vector>

namespace pairing {

// Everybody meets everybody once, or twice with changed seats, in rounds in which nobody plays twice. Nothing
// is stored: which pairing has which number is a matter of arithmetic.
class RoundRobin {
public:
    explicit RoundRobin(int players, bool twice = false) : m_players(players), m_twice(twice) {}

    [[nodiscard]] int pairings() const { return m_players * (m_players - 1) / (m_twice ? 1 : 2); }
    // They are numbered round by round.
    [[nodiscard]] Pairing pairing(int index) const;

private:
    int m_players;
    bool m_twice;
};

// For games of more than two seats: all groups of so many players, each a round of its own. An error where
// there would be too many.
[[nodiscard]] support::Result<std::vector<Pairing>> all_groups(int players, int seats);

// The first player meets every other one.
[[nodiscard]] std::vector<Pairing> gauntlet(int players);

} // namespace pairing
