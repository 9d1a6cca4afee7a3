// Plays a qualification: the games of a submission against the baseline bot.
#pragma once

#include "match/game_runner.hpp"
#include "pairing/qualification.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <functional>

namespace match {

// The bots of the terms.
inline constexpr int submission_number = 0;
inline constexpr int baseline_number = 1;

// The next game has ended. Called on the caller's thread, in the order of the games; it adds the record to
// the qualification, because a caller that shows it on another thread needs to hold a lock meanwhile.
using AddQualificationGame = std::function<support::Result<void>(record::GameRecord const& record)>;

// Until it is over, several games at a time. Games in progress are stopped when an error has decided it. An
// error where `add` returned one, where the terms' `stop` was set, or where our own machinery failed.
[[nodiscard]] support::Result<void> qualify(GameRunner& runner, pairing::Qualification const& qualification,
                                            AddQualificationGame const& add);

} // namespace match
