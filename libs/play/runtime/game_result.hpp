// Reads the result message of an engine.
#pragma once

#include "protocol/message.hpp"
#include "rules/game.hpp"
#include "rules/outcome.hpp"

#include <optional>
#include <variant>

namespace runtime {

using GameResult = std::variant<protocol::ChallengeResult, protocol::MatchResult, protocol::RankingResult>;

// Whether the result fits a game of `seats` seats.
[[nodiscard]] bool fits(GameResult const& result, int seats);

// The result of a game that this bot's failure ended.
[[nodiscard]] GameResult error_loss(rules::Seat loser, int seats);

// The bot whose error the result says it was.
[[nodiscard]] std::optional<rules::Seat> bot_in_error(GameResult const& result);

// Winner and scores; a match has 1 for the winner and 0 for the loser. The seats of a team get the lowest of
// their scores: one that has failed loses for all.
[[nodiscard]] rules::Outcome outcome_of(GameResult const& result, rules::Teams const& teams = {});

} // namespace runtime
