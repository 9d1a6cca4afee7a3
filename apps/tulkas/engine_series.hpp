// `tulkas play` with an engine that is a program where the name of a game would stand.
#pragma once

#include "match/engine.hpp"
#include "match/workshop.hpp"
#include "support/result.hpp"
#include "tulkas/play_setup.hpp"
#include "tulkas/series.hpp"

#include <functional>
#include <string>

namespace tulkas {

// Its manifest may say for how many players it is; else it is for all the bots that are given, which are
// programs too.
[[nodiscard]] support::Result<void> play_engine(PlayArguments const& arguments, WatchSeries const& watched);

// A bot or an engine. What its compiler said goes to standard error, and to `rejected` if it is given.
[[nodiscard]] support::Result<match::BuiltProgram>
build_program(std::string const& path, match::Workshop& workshop,
              std::function<void(std::string const& messages)> const& rejected = {});

} // namespace tulkas
