#include "battleship/field.hpp"

namespace battleship {

// A ship that was hit last and is sunk now was sunk by that very shot, so the map knows the result.
std::optional<Shot> Field::last_shot() const {
    return m_last_target.transform([&](Position target) { return Shot{target, m_map.at(target).value()}; });
}

ShootResult Field::shoot(Position target) {
    m_last_target = target;
    if (!m_fleet.squares().contains(target)) {
        m_map.mark_missed(target);
        return ShootResult::miss;
    }
    m_map.mark_hit(target);
    auto const ship = squares_of(m_fleet.ship_at(target));
    if (!m_map.hit().contains(ship)) {
        return ShootResult::hit;
    }
    m_map.mark_sunk(ship);
    return ShootResult::sink;
}

} // namespace battleship
