// The kinds of pieces. A kind's number is what it is worth.
#pragma once

#include <cstdint>

namespace martian_chess {

enum class Kind : std::uint8_t { none, pawn, drone, queen };

[[nodiscard]] constexpr int points_of(Kind kind) {
    return static_cast<int>(kind);
}

} // namespace martian_chess
