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

} // namespace battleship
