// The options for time limits.
#pragma once

#include "rules/game.hpp"
#include "runtime/time_account.hpp"
#include "tulkas/command_line.hpp"

#include <cstdint>
#include <optional>

namespace tulkas {

// In milliseconds, 0 for no limit.
struct TimeArguments {
    std::optional<std::uint64_t> game;
    std::optional<std::uint64_t> move;
    std::optional<std::uint64_t> wall;
    bool charges_player_only = false;
};

void add_time_arguments(Command& command, TimeArguments& arguments);

// The game's own limits, unless others are given.
[[nodiscard]] record::TimeLimits time_limits(TimeArguments const& arguments, rules::GameInfo const& info);

} // namespace tulkas
