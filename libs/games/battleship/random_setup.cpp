#include "battleship/random_setup.hpp"

namespace battleship {

namespace {

// Where a ship of that size may begin so that all of it lies within the room.
PositionSet starts_of(Direction direction, int size, PositionSet const& room) {
    auto starts = room;
    auto next_parts = room;
    for (int part = 1; part < size; ++part) {
        next_parts = direction == Direction::horizontal ? next_parts.to_west() : next_parts.to_north();
        starts = starts & next_parts;
    }
    return starts;
}

Ship random_ship(int size, PositionSet const& room, support::Random& random) {
    auto const across = starts_of(Direction::horizontal, size, room);
    // A ship of one square lies either way: its places are counted once.
    auto const down = size == 1 ? PositionSet() : starts_of(Direction::vertical, size, room);
    int const across_count = across.count();
    auto const choice =
        static_cast<int>(random.below(static_cast<std::uint32_t>(across_count + down.count())));
    if (choice < across_count) {
        return {across.nth(choice), Direction::horizontal, size};
    }
    return {down.nth(choice - across_count), Direction::vertical, size};
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
