// Perft: the number of ways a game can go on for some shots.
#pragma once

#include "battleship/battle.hpp"
#include "battleship/field.hpp"

#include <cstdint>

namespace battleship {

// After the set-up. Shots of the last ply are counted; those before it are made.
[[nodiscard]] std::uint64_t perft(Battle const& battle, int depth);
[[nodiscard]] std::uint64_t perft(Field const& field, int depth);

} // namespace battleship
