#include "pairing/round_robin.hpp"

#include <numeric>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::Result;

// The circle method: one player keeps its chair, the others move on by one chair from round to round, and
// everybody plays who sits opposite. With an odd number the fixed chair is empty, and who sits opposite
// rests.
Pairing RoundRobin::pairing(int index) const {
    int const in_round = m_players / 2;
    int const circle = m_players - 1 + m_players % 2; // the other chairs, and the rounds of a cycle
    int const round = index / in_round;
    int const number = index % in_round;
    int const step = number + m_players % 2;
    int const left = (round + step) % circle;
    int const right = step == 0 ? m_players - 1 : (round % circle - step + circle) % circle;
    bool const turned = round >= circle; // the second cycle
    return Pairing::of_two(round, number, turned ? right : left, turned ? left : right);
}

Result<std::vector<Pairing>> all_groups(int players, int seats) {
    constexpr std::size_t most_groups = 100'000;
    std::vector<int> group(static_cast<std::size_t>(seats));
    std::iota(group.begin(), group.end(), 0);
    std::vector<Pairing> pairings;
    for (;;) {
        if (pairings.size() == most_groups) {
            return fail(ErrorKind::invalid, "too many players: {} make more than {} groups of {}", players,
                        most_groups, seats);
        }
        Pairing pairing{.round = static_cast<int>(pairings.size()), .number = 0, .players = {}};
        for (int const player : group) {
            pairing.players.push_back(player);
        }
        pairings.push_back(pairing);
        // The next group in the order of a dictionary: the last player that can move on does.
        int place = seats - 1;
        while (place >= 0 && group[static_cast<std::size_t>(place)] == players - seats + place) {
            --place;
        }
        if (place < 0) {
            return pairings;
        }
        int next = group[static_cast<std::size_t>(place)];
        for (; place < seats; ++place) {
            group[static_cast<std::size_t>(place)] = ++next;
        }
    }
}

std::vector<Pairing> gauntlet(int players) {
    std::vector<Pairing> pairings;
    for (int other = 1; other < players; ++other) {
        pairings.push_back(Pairing::of_two(other - 1, 0, 0, other));
    }
    return pairings;
}

} // namespace pairing
