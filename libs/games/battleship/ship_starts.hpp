// Where a ship of some size may begin so that all of it lies within a set of squares.
#pragma once

#include "battleship/position_set.hpp"
#include "battleship/ship.hpp"

namespace battleship {

class ShipStarts {
public:
    constexpr ShipStarts(int size, PositionSet const& room)
        : m_size(size),
          m_across(starts_of(Direction::horizontal, size, room)),
          // A ship of one square lies either way: its places are counted once.
          m_down(size == 1 ? PositionSet() : starts_of(Direction::vertical, size, room)),
          m_across_count(m_across.count()),
          m_count(m_across_count + m_down.count()) {}

    [[nodiscard]] constexpr int count() const { return m_count; }
    // Counted from 0; there are more than that.
    [[nodiscard]] constexpr Ship nth(int number) const {
        if (number < m_across_count) {
            return {m_across.nth(number), Direction::horizontal, m_size};
        }
        return {m_down.nth(number - m_across_count), Direction::vertical, m_size};
    }

private:
    static constexpr PositionSet starts_of(Direction direction, int size, PositionSet const& room) {
        auto starts = room;
        auto next_parts = room;
        for (int part = 1; part < size; ++part) {
            next_parts = direction == Direction::horizontal ? next_parts.to_west() : next_parts.to_north();
            starts = starts & next_parts;
        }
        return starts;
    }

    int m_size;
    PositionSet m_across;
    PositionSet m_down;
    int m_across_count;
    int m_count;
};

} // namespace battleship
