#include "battleship/battle.hpp"

namespace battleship {

Phase Battle::phase() const {
    if (!field(1)) {
        return Phase::setup; // player 1 is the last to be ready
    }
    return target().is_sunk() ? Phase::over : Phase::shooting;
}

void Battle::set_up(Fleet const& fleet) {
    m_fields[static_cast<std::size_t>(m_turn)].emplace(fleet);
    m_turn = 1 - m_turn;
}

ShootResult Battle::shoot(Position position) {
    auto const result = m_fields[static_cast<std::size_t>(1 - m_turn)]->shoot(position);
    if (result == ShootResult::miss) {
        m_turn = 1 - m_turn;
    }
    return result;
}

} // namespace battleship
