// Positions and moves as text, both ways.
//
//     qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0      c6-d5
//
// Reading is strict: what is read back is written in exactly the same way. Errors say where they are.
#pragma once

#include "martian_chess/move.hpp"
#include "martian_chess/position.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace martian_chess {

[[nodiscard]] std::string square_text(Square square);
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] std::string to_text(Position const& position);
// 'p' for a pawn; '.' for none.
[[nodiscard]] char letter_of(Kind kind);
// "a pawn"
[[nodiscard]] std::string_view name_of(Kind kind);

[[nodiscard]] support::Result<Move> parse_move(std::string_view text);
[[nodiscard]] support::Result<Position> parse_position(std::string_view text);

} // namespace martian_chess
