// The bot interface: one method for each kind of decision, each with the player's view and the legal moves.
//
// An answer is a move as text. The list of moves is complete but for discards, of which the number of cards
// is given instead ("count"), and offers to other players, of which the number that may still be made in this
// turn is given ("offers_left").
#pragma once

#include "catan/happening.hpp"
#include "catan/position.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catan {

// initial_placement, discard, move_robber, steal, take_turn, choose_resource or answer_trade. Before the roll
// and for free roads it is take_turn as well; the game is not over.
[[nodiscard]] std::string_view method_of(Phase phase);

// The legal moves that can be listed, as text, sorted bytewise.
[[nodiscard]] std::vector<std::string> sorted_moves(Position const& position);

[[nodiscard]] support::JsonObject question_about(Position const& position,
                                                 std::optional<Happening> const& last);
// What the player who is asked knows of the game, read back from the question.
[[nodiscard]] support::Result<Position> position_in(std::string_view asked,
                                                    support::JsonObject const& question);
// Whether the move is legal is not looked at here.
[[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer);

} // namespace catan
