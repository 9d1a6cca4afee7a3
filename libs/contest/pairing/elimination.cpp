#include "pairing/elimination.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace pairing {

namespace {

constexpr int most_replays = 3;

// The numbers 0 … size − 1 in the order of a draw in which i meets size − 1 − i and so on: 0 7 3 4 1 6 2 5.
std::vector<int> draw_order(int size) {
    std::vector<int> order{0};
    for (int count = 2; count <= size; count *= 2) {
        std::vector<int> wider;
        for (int const seed : order) {
            wider.push_back(seed);
            wider.push_back(count - 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

// Nothing while more games are needed.
std::optional<int> winner_of(int left, int right, int games, CrossTable const& table) {
    auto const tally = table.between(left, right);
    bool const is_level = tally.wins == tally.losses;
    if (tally.games() == 0 || (is_level && tally.games() < games * (1 + most_replays))) {
        return std::nullopt;
    }
    if (is_level) {
        return std::min(left, right);
    }
    return tally.wins > tally.losses ? left : right;
}

} // namespace

EliminationState elimination(int round, int games, CrossTable const& table) {
    EliminationState state;
    auto const players = static_cast<unsigned>(table.players());
    state.stages_won.resize(players);
    auto alive = draw_order(static_cast<int>(std::bit_ceil(players)));
    while (alive.size() > 1 && state.next.empty()) {
        std::vector<int> winners;
        for (std::size_t place = 0; place < alive.size(); place += 2) {
            int const left = alive[place];
            int const right = alive[place + 1];
            bool const alone = std::max(left, right) >= table.players();
            auto const winner = alone ? std::min(left, right) : winner_of(left, right, games, table);
            if (winner) {
                winners.push_back(*winner);
                ++state.stages_won[static_cast<std::size_t>(*winner)];
            } else {
                state.next.push_back(
                    Pairing::of_two(round, static_cast<int>(state.next.size()), left, right));
            }
        }
        alive = std::move(winners);
    }
    return state;
}

} // namespace pairing
