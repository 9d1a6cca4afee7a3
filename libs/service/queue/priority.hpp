// Judging goes before tournaments, tournaments before the ladder.
#pragma once

#include <cstdint>

namespace queue {

enum class Priority : std::uint8_t { judging, tournament, ladder };

} // namespace queue
