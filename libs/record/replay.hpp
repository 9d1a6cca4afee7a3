// Replays a recorded game: the same rules with the recorded answers.
#pragma once

#include "record/game_record.hpp"
#include "rules/game.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <memory>

namespace record {

// What the recorded game started from.
[[nodiscard]] support::Result<rules::Setup> setup_of(rules::Game const& game, GameRecord const& record);

// The position after `ply` recorded moves. An error if the rules do not accept one of them.
[[nodiscard]] support::Result<std::unique_ptr<rules::State>>
replay_to(rules::Game const& game, GameRecord const& record, std::size_t ply);

// Whether the rules, fed with the recorded answers, come to the recorded end. The error says what differs.
[[nodiscard]] support::Result<void> verify(rules::Game const& game, GameRecord const& record);

} // namespace record
