// The bot interface of Ploy: get_move(position, legal_moves) -> move.
#pragma once

#include "ploy/position.hpp"
#include "rules/outcome.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ploy {

inline constexpr std::string_view move_method = "get_move";

// Black sits on seat 0.
[[nodiscard]] constexpr rules::Seat seat_of(Colour colour) {
    return colour == Colour::black ? 0 : 1;
}
[[nodiscard]] constexpr Colour colour_of(rules::Seat seat) {
    return seat == 0 ? Colour::black : Colour::white;
}

// The legal moves as text, sorted bytewise.
[[nodiscard]] std::vector<std::string> sorted_moves(Position const& position);

[[nodiscard]] support::JsonObject question_about(Position const& position);
// The position that a question is about, read back from it. The game is not over.
[[nodiscard]] support::Result<Position> position_in(std::string_view asked,
                                                    support::JsonObject const& question);
// The answer is the move as a string; whether it is legal is not looked at here.
[[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer);

} // namespace ploy
