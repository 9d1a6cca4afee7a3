#include "battleship/fleet.hpp"

#include "battleship/notation.hpp"

#include <algorithm>
#include <tuple>

namespace battleship {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// "ship 3 (A-1-h-4)": ships are counted from 1, in the order the player gave them.
std::string name_of(std::span<Ship const> ships, std::size_t index) {
    return fmt::format("ship {} ({})", index + 1, to_text(ships[index]));
}

Result<void> check_size(std::span<Ship const> ships, std::size_t index) {
    auto const is_of_size = [&](Ship const& ship) { return ship.size == ships[index].size; };
    auto const so_far = std::ranges::count_if(ships.first(index + 1), is_of_size);
    auto const allowed = std::ranges::count(ship_sizes, ships[index].size);
    if (allowed == 0) {
        return fail(ErrorKind::refused, "{} has a size that no ship has: the sizes are {}",
                    name_of(ships, index), ship_sizes_text);
    }
    if (so_far > allowed) {
        return fail(ErrorKind::refused, "{} is one too many of its size: the sizes are {}",
                    name_of(ships, index), ship_sizes_text);
    }
    return {};
}

// Against the ships before it.
Result<void> check_neighbours(std::span<Ship const> ships, std::size_t index) {
    auto const squares = squares_of(ships[index]);
    for (std::size_t other = 0; other < index; ++other) {
        auto const shared = squares & squares_of(ships[other]);
        if (!shared.empty()) {
            return fail(ErrorKind::refused, "{} lies on {} at {}", name_of(ships, index),
                        name_of(ships, other), to_text(shared.first()));
        }
        auto const touching = squares & border_of(squares_of(ships[other]));
        if (!touching.empty()) {
            return fail(ErrorKind::refused, "{} touches {} along an edge at {}", name_of(ships, index),
                        name_of(ships, other), to_text(touching.first()));
        }
    }
    return {};
}

Result<void> check_ship(std::span<Ship const> ships, std::size_t index) {
    if (auto const sized = check_size(ships, index); !sized) {
        return sized;
    }
    if (!is_on_grid(ships[index])) {
        return fail(ErrorKind::refused, "{} sticks out of the grid (A-1 to J-10)", name_of(ships, index));
    }
    return check_neighbours(ships, index);
}

} // namespace

Result<Fleet> Fleet::create(std::span<Ship const> ships) {
    if (ships.size() != ship_count) {
        return fail(ErrorKind::refused, "a fleet has {} ships ({}), not {}", ship_count, ship_sizes_text,
                    ships.size());
    }
    for (std::size_t index = 0; index < ships.size(); ++index) {
        TULKAS_TRY(check_ship(ships, index));
    }
    Ships own;
    std::ranges::copy(ships, own.begin());
    return Fleet(own);
}

Fleet Fleet::of(Ships const& ships) {
    return Fleet(ships);
}

Fleet::Fleet(Ships const& ships) : m_ships(ships) {
    for (auto& ship : m_ships) {
        m_squares |= squares_of(ship);
        if (ship.size == 1) {
            ship.direction = Direction::horizontal; // either is right: equal fleets must be equal
        }
    }
    std::ranges::sort(m_ships, {}, [](Ship const& ship) { return std::tuple(-ship.size, ship.position); });
}

Ship const& Fleet::ship_at(Position position) const {
    return *std::ranges::find_if(m_ships, [&](Ship const& ship) { return covers(ship, position); });
}

} // namespace battleship
