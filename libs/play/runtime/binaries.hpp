// The binaries that an actor receives before the game.
#pragma once

#include "protocol/names.hpp"

#include <cstdint>

namespace runtime {

// A bit for each protocol::BinaryKind.
using BinarySet = std::uint8_t;

[[nodiscard]] constexpr BinarySet binary_set(protocol::BinaryKind kind) {
    return static_cast<BinarySet>(1U << static_cast<unsigned>(kind));
}

} // namespace runtime
