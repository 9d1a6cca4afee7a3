// What a shooter knows of the enemy's grid.
//
// Four sets of squares: water that was shot at, water that is known without a shot because it borders a
// sunk ship, parts of ships that are hit, ships that are sunk. All other squares are free: the legal targets.
#pragma once

#include "battleship/position_set.hpp"
#include "battleship/shoot_result.hpp"

#include <optional>

namespace battleship {

class TargetMap {
public:
    // What is known of a square: the border of a sunk ship counts as missed, every part of it as sunk.
    [[nodiscard]] constexpr std::optional<ShootResult> at(Position position) const noexcept;
    [[nodiscard]] constexpr PositionSet free_positions() const noexcept {
        return PositionSet::all() - (tried() | m_known);
    }

    [[nodiscard]] constexpr PositionSet missed() const noexcept { return m_missed; }
    [[nodiscard]] constexpr PositionSet known() const noexcept { return m_known; }
    [[nodiscard]] constexpr PositionSet hit() const noexcept { return m_hit; }
    [[nodiscard]] constexpr PositionSet sunk() const noexcept { return m_sunk; }
    // Every square that was shot at.
    [[nodiscard]] constexpr PositionSet tried() const noexcept { return m_missed | m_hit | m_sunk; }

    constexpr void mark_missed(Position position) noexcept { m_missed.insert(position); }
    constexpr void mark_known(Position position) noexcept { m_known.insert(position); }
    constexpr void mark_hit(Position position) noexcept { m_hit.insert(position); }
    // The whole ship, and with it the free squares along its edges.
    constexpr void mark_sunk(PositionSet const& ship) noexcept {
        m_hit -= ship;
        m_sunk |= ship;
        m_known |= border_of(ship) & free_positions();
    }

    bool operator==(TargetMap const&) const = default;

private:
    PositionSet m_missed;
    PositionSet m_known;
    PositionSet m_hit;
    PositionSet m_sunk;
};

constexpr std::optional<ShootResult> TargetMap::at(Position position) const noexcept {
    if (m_sunk.contains(position)) {
        return ShootResult::sink;
    }
    if (m_hit.contains(position)) {
        return ShootResult::hit;
    }
    if ((m_missed | m_known).contains(position)) {
        return ShootResult::miss;
    }
    return std::nullopt;
}

} // namespace battleship
