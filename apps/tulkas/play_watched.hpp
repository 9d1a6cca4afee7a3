// `tulkas play --watch`: the games in the arena's pages while they are played, and again after each save.
#pragma once

#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tulkas/play_setup.hpp"
#include "tulkas/series.hpp"

#include <functional>

namespace tulkas {

// Builds the bots and plays the series once.
using PlayOnce =
    std::function<support::Result<void>(PlayArguments const& arguments, WatchSeries const& watched)>;

// Until Ctrl-C.
[[nodiscard]] support::Result<void> play_watched(PlayArguments const& arguments, rules::Registry const& games,
                                                 PlayOnce const& play_once);

} // namespace tulkas
