// Positions and moves as text, both ways.
//
// The parsers take exactly what the printers write, and say where anything else goes wrong.
#pragma once

#include "ploy/move.hpp"
#include "ploy/position.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace ploy {

inline constexpr std::string_view start_text =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

[[nodiscard]] std::string to_text(Square square);
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] std::string to_text(Piece piece);
[[nodiscard]] std::string to_text(Position const& position);

// How a side that has lost has lost: "white has no commander".
[[nodiscard]] std::string loss_of(Position const& position, Colour colour);

// One of the 81 · 81 · 8 moves that can be written; whether a position allows it is another question.
[[nodiscard]] support::Result<Move> parse_move(std::string_view text);

// A position that both sides have lost is an error: it has no winner. One that only the side that is
// not to move has lost cannot come up in a game, but may begin one, which ends with the next move.
[[nodiscard]] support::Result<Position> parse_position(std::string_view text);

} // namespace ploy
