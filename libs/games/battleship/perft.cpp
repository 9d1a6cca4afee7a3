#include "battleship/perft.hpp"

namespace battleship {

namespace {

PositionSet targets_of(Battle const& battle) {
    return battle.phase() == Phase::over ? PositionSet() : battle.target().map().free_positions();
}

PositionSet targets_of(Field const& field) {
    return field.is_sunk() ? PositionSet() : field.map().free_positions();
}

template <typename Game>
std::uint64_t count_leaves(Game const& game, int depth) {
    auto const targets = targets_of(game);
    if (depth == 1) {
        return static_cast<std::uint64_t>(targets.count());
    }
    std::uint64_t leaves = 0;
    for (auto const target : targets) {
        Game next = game;
        next.shoot(target);
        leaves += count_leaves(next, depth - 1);
    }
    return leaves;
}

} // namespace

std::uint64_t perft(Battle const& battle, int depth) {
    return depth == 0 ? 1 : count_leaves(battle, depth);
}

std::uint64_t perft(Field const& field, int depth) {
    return depth == 0 ? 1 : count_leaves(field, depth);
}

} // namespace battleship
