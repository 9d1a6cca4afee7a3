#include "battleship/shooters.hpp"

#include "battleship/position_set.hpp"

#include <cstdint>

namespace battleship {

namespace {

Position random_of(PositionSet const& squares, support::Random& random) {
    auto const count = static_cast<std::uint32_t>(squares.count());
    return squares.nth(static_cast<int>(random.below(count)));
}

// All hits that are joined to the first one: parts of one ship.
PositionSet ship_under_fire(PositionSet const& hits) {
    PositionSet ship(hits.first());
    for (auto more = border_of(ship) & hits; !more.empty(); more = border_of(ship) & hits) {
        ship |= more;
    }
    return ship;
}

// The squares next to the hits that may be more of the same ship.
PositionSet continuations(PositionSet const& ship) {
    auto const beside = ship.to_east() | ship.to_west();
    auto const above_or_below = ship.to_north() | ship.to_south();
    if (ship.meets(beside)) {
        return beside;
    }
    return ship.meets(above_or_below) ? above_or_below : beside | above_or_below;
}

} // namespace

Position random_shot(TargetMap const& map, support::Random& random) {
    return random_of(map.free_positions(), random);
}

Position smart_shot(TargetMap const& map, support::Random& random) {
    if (map.hit().empty()) {
        return random_shot(map, random);
    }
    auto const ends = continuations(ship_under_fire(map.hit())) & map.free_positions();
    // A map from outside may show a ship that cannot go on anywhere.
    return ends.empty() ? random_shot(map, random) : random_of(ends, random);
}

} // namespace battleship
