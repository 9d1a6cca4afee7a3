#include "battleship/placements.hpp"

#include "support/assert.hpp"

#include <array>
#include <cstddef>

namespace battleship {

namespace {

constexpr std::size_t count_of(std::size_t size) {
    constexpr std::size_t lines = grid_size;
    return (size == 1 ? 1U : 2U) * lines * (lines - size + 1);
}

constexpr bool is_listed(Ship const& ship) {
    return is_on_grid(ship) && (ship.size > 1 || ship.direction == Direction::horizontal);
}

template <int Size>
constexpr auto list_placements() {
    std::array<Placement, count_of(Size)> list{};
    std::size_t next = 0;
    for (auto const direction : {Direction::horizontal, Direction::vertical}) {
        for (auto const start : PositionSet::all()) {
            Ship const ship{start, direction, Size};
            if (is_listed(ship)) {
                auto const squares = squares_of(ship);
                list[next++] = {ship, squares, border_of(squares)};
            }
        }
    }
    return list;
}

constexpr auto of_size_1 = list_placements<1>();
constexpr auto of_size_2 = list_placements<2>();
constexpr auto of_size_3 = list_placements<3>();
constexpr auto of_size_4 = list_placements<4>();
constexpr std::array<std::span<Placement const>, 4> by_size{of_size_1, of_size_2, of_size_3, of_size_4};

} // namespace

std::span<Placement const> placements_of(int size) {
    TULKAS_ASSERT(size >= 1 && size <= 4);
    return by_size[static_cast<std::size_t>(size - 1)];
}

} // namespace battleship
