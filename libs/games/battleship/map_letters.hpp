// What is known or shown of a square, as one character.
#pragma once

#include "battleship/target_map.hpp"

namespace battleship {

// `.` free, `o` missed, `-` known to be water, `x` hit, `#` sunk; `s` where a ship is shown that is not hit.
[[nodiscard]] constexpr char letter_at(TargetMap const& map, PositionSet const& shown,
                                       Position position) noexcept {
    if (map.known().contains(position)) {
        return '-';
    }
    if (auto const result = map.at(position)) {
        return "ox#"[static_cast<int>(*result)];
    }
    return shown.contains(position) ? 's' : '.';
}

// A map as it is read, letter by letter: sunk ships are marked when all of them are known.
class MapReader {
public:
    // False where the letter means nothing on a map.
    [[nodiscard]] constexpr bool read(Position position, char letter) noexcept {
        switch (letter) {
        case '.':
            return true;
        case 'o':
            m_map.mark_missed(position);
            return true;
        case '-':
            m_map.mark_known(position);
            return true;
        case 'x':
            m_map.mark_hit(position);
            return true;
        case '#':
            m_sunk.insert(position);
            return true;
        default:
            return false;
        }
    }

    [[nodiscard]] constexpr TargetMap map() const noexcept {
        TargetMap map = m_map;
        map.mark_sunk(m_sunk);
        return map;
    }

private:
    TargetMap m_map;
    PositionSet m_sunk;
};

} // namespace battleship
