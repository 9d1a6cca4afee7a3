// The shoot-out as tables see it, the same in the match and in the challenge.
#pragma once

#include "battleship/field.hpp"
#include "battleship/target_map.hpp"
#include "rules/state.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace battleship {

// The methods of the bot interface.
inline constexpr std::string_view setup_field = "setup_field";
inline constexpr std::string_view next_shoot = "next_shoot";

// A table whose house bots are shown the shooter's map, and nothing else of it.
class ShootingState : public rules::State {
public:
    // What the player in turn knows of the enemy's grid; asked only when a shot is due.
    [[nodiscard]] virtual TargetMap const& target_map() const = 0;
};

// The square that a move names, or why it is not a legal target.
[[nodiscard]] support::Result<Position> read_target(TargetMap const& map, std::string_view move);
// The free squares, sorted as texts.
[[nodiscard]] std::vector<std::string> list_targets(TargetMap const& map);

// The parameters of next_shoot, and the move that an answer to it means.
[[nodiscard]] support::JsonObject ask_for_shot(Field const& target);
[[nodiscard]] support::Result<std::string> shot_from_answer(support::Json const& answer);

} // namespace battleship
