// One player's grid: the fleet on it, and what has been shot at.
//
// It is all there is to one shooter's side of the game: what they know (the map), what they do not (the
// fleet), and their last shot. A match is two of these, the challenge is one.
#pragma once

#include "battleship/fleet.hpp"
#include "battleship/target_map.hpp"

#include <optional>

namespace battleship {

struct Shot {
    Position target;
    ShootResult result;

    bool operator==(Shot const&) const = default;
};

class Field {
public:
    explicit Field(Fleet const& fleet) : m_fleet(fleet) {}

    [[nodiscard]] Fleet const& fleet() const { return m_fleet; }
    [[nodiscard]] TargetMap const& map() const { return m_map; }
    [[nodiscard]] bool is_sunk() const noexcept { return m_map.sunk() == m_fleet.squares(); }
    [[nodiscard]] int shots() const noexcept { return m_map.tried().count(); }
    [[nodiscard]] std::optional<Shot> last_shot() const;

    // At a free square; nothing is checked.
    ShootResult shoot(Position target);

    bool operator==(Field const&) const = default;

private:
    Fleet m_fleet;
    TargetMap m_map;
    std::optional<Position> m_last_target;
};

} // namespace battleship
