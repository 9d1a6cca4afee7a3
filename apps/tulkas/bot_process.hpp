// Runs a house bot as its own process: it answers the protocol's calls on standard input and output.
#pragma once

#include "rules/bot.hpp"
#include "support/result.hpp"

namespace tulkas {

// Until it is told that the game is over, or nobody is left to tell it. An error is what the other side, or
// the bot, did wrong; it was reported.
[[nodiscard]] support::Result<void> serve(rules::Bot& bot, int input, int output);

} // namespace tulkas
