// Places, cards and moves as text, both ways. The parsers take exactly what the printers write, and say where
// anything else goes wrong.
//
//   settlement:-1,3   road:-1,3:0,3   city:-1,3   roll   end   buy   play:knight   robber:1,2   steal:2
//   choose:ore   discard:2b1o   bank:4b:1o   offer:2:1b1g:1o (to seat 2, given, wanted)   accept   reject
#pragma once

#include "catan/move.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace catan {

// "-1,3"
[[nodiscard]] std::string to_text(Point point);
// "-1,3:0,3"
[[nodiscard]] std::string edge_text(Edge edge);
// Numbers and first letters, "2b1o"; "-" where there are none.
[[nodiscard]] std::string to_text(Resources const& resources);
// The same, k for knights, r for road building, m for monopolies, y for years of plenty, v for victory
// points.
[[nodiscard]] std::string to_text(Cards const& cards);
[[nodiscard]] std::string to_text(Move const& move);

[[nodiscard]] support::Result<Hex> parse_hex(std::string_view text);
[[nodiscard]] support::Result<Node> parse_node(std::string_view text);
[[nodiscard]] support::Result<Edge> parse_edge(std::string_view text);
[[nodiscard]] support::Result<Resources> parse_resources(std::string_view text);
[[nodiscard]] support::Result<Cards> parse_cards(std::string_view text);
// Whether a position allows the move is another question.
[[nodiscard]] support::Result<Move> parse_move(std::string_view text);

} // namespace catan
