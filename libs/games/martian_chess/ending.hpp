// How a game of Martian Chess ends.
#pragma once

#include "martian_chess/moves.hpp"
#include "martian_chess/position.hpp"
#include "rules/outcome.hpp"

#include <optional>

namespace martian_chess {

// What can be set about a game.
struct Rules {
    int quiet_limit = 200; // plies without a change in the number of pieces until the game is a draw
};

enum class Ending : std::uint8_t {
    half_empty, // of the player who moved last
    no_progress,
    no_move, // for the player to move
};

// Has the last move ended the game? What is left to ask then is whether the player to move can.
[[nodiscard]] constexpr bool is_stopped(Position const& position, Rules const& rules) {
    return mover_left_nothing(position) || position.quiet_plies() >= rules.quiet_limit;
}

// Nothing while the game goes on.
[[nodiscard]] std::optional<Ending> ending_of(Position const& position, Rules const& rules);

[[nodiscard]] rules::Outcome outcome_of(Position const& position, Ending ending);

// This player's score becomes −1, and the opponent wins.
[[nodiscard]] rules::Outcome forfeit_by(Side loser, Position const& position, std::string reason);

} // namespace martian_chess
