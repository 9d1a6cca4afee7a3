#include "battleship/random_setup.hpp"

#include "battleship/ship_starts.hpp"

namespace battleship {

namespace {

Ship random_ship(int size, PositionSet const& room, support::Random& random) {
    ShipStarts const starts(size, room);
    return starts.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(starts.count()))));
}

} // namespace

Fleet random_setup(support::Random& random) {
    Fleet::Ships ships;
    auto room = PositionSet::all();
    for (std::size_t index = 0; index < ship_count; ++index) {
        ships[index] = random_ship(ship_sizes[index], room, random);
        auto const squares = squares_of(ships[index]);
        room -= squares | border_of(squares);
    }
    return Fleet::of(ships);
}

} // namespace battleship
