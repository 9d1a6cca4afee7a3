// A player's ten ships, placed by the rules.
//
// A Fleet is always a right one: create() refuses every other, and says which ship is wrong and why.
#pragma once

#include "battleship/position_set.hpp"
#include "battleship/ship.hpp"
#include "support/result.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace battleship {

inline constexpr std::size_t ship_count = 10;
inline constexpr std::array<int, ship_count> ship_sizes{4, 3, 3, 2, 2, 2, 1, 1, 1, 1};
inline constexpr int largest_ship = 4;

class Fleet {
public:
    using Ships = std::array<Ship, ship_count>;

    // The ships in any order.
    [[nodiscard]] static support::Result<Fleet> create(std::span<Ship const> ships);
    // Ships that are known to be right; nothing is checked.
    [[nodiscard]] static Fleet of(Ships const& ships);

    // The largest first, those of a size in the order of their squares.
    [[nodiscard]] Ships const& ships() const& { return m_ships; }
    [[nodiscard]] Ships ships() && { return m_ships; } // of a fleet that will be gone
    [[nodiscard]] PositionSet squares() const { return m_squares; }
    // The ship on a square that has one.
    [[nodiscard]] Ship const& ship_at(Position position) const;

    bool operator==(Fleet const&) const = default;

private:
    explicit Fleet(Ships const& ships);

    Ships m_ships;
    PositionSet m_squares;
};

} // namespace battleship
