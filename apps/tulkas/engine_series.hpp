// `tulkas play` with an engine that is a program where the name of a game would stand.
#pragma once

#include "support/result.hpp"
#include "tulkas/play_setup.hpp"

namespace tulkas {

// Its manifest may say for how many players it is; else it is for all the bots that are given, which are
// programs too.
[[nodiscard]] support::Result<void> play_engine(PlayArguments const& arguments);

} // namespace tulkas
