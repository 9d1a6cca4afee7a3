// What a shooter learns from a shot.
#pragma once

#include <cstdint>

namespace battleship {

enum class ShootResult : std::uint8_t { miss, hit, sink };

} // namespace battleship
