// A whole position as text, both ways; also one of which some cards are hidden.
//
// Fields with blanks between:
//
//   o10,w2,l9/g12,b6,w4,b10/… the hexes row by row from the top: the letter of the resource, or d for the
//                             desert, and the number
//   3go3w33bl                 the harbours clockwise from the upper left, 3 for any resource
//   0,0                       the robber
//   17b19l…                   the bank
//   2k1m                      the development cards that were played
//   -,0                       who has the longest road and the largest army
//   12:1                      the number of the turn, and whose it is
//   turn                      what is expected: settlement, road, roll, discard:13 (by these seats), robber,
//                             steal, turn, free-road:2, year-of-plenty:1, monopoly, answer:2:1b:1o, over
//   3+4:card:0                of this turn: the dice, whether a card was played, how many offers were made
//
// then each player: settlements/cities/roads/hand/development cards/those bought in this turn/knights played,
// as in 0,1;1,3/-/0,1:1,1/2b1o/1k1v/-/2. A number of hidden cards is followed by a question mark: 7?.
#pragma once

#include "catan/position.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace catan {

[[nodiscard]] std::string to_text(Position const& position);
// The resource and the development cards of a player, with the hidden ones: "2b1o", "7?".
[[nodiscard]] std::string hand_text(Player const& player);
[[nodiscard]] std::string cards_text(Player const& player);

// A position that no game leads to is refused where it would do harm, and else accepted. A game that was
// started with another number of turns than the usual must be told so afterwards.
[[nodiscard]] support::Result<Position> parse_position(std::string_view text);

} // namespace catan
