// What `tulkas play` is asked for, as it stands on the command line and as it is understood.
#pragma once

#include "rules/clock.hpp"
#include "rules/registry.hpp"
#include "runtime/series_plan.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/start.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct PlayArguments {
    StartArguments start;
    std::vector<std::string> bots;
    std::optional<std::uint64_t> games;
    std::optional<std::string> seeds;
    std::optional<std::uint64_t> time;      // in milliseconds, 0 for no limit
    std::optional<std::uint64_t> move_time; // the same
    std::optional<std::uint64_t> jobs;
    std::optional<std::string> record;
    bool swap = false;
    bool json = false;
};

void add_play_arguments(Command& command, PlayArguments& arguments);

struct PlaySetup {
    Start start;
    std::vector<std::string> bots; // names of house bots, as they were given
    runtime::SeriesPlan plan;
    rules::TimeControl time;
    int threads;

    [[nodiscard]] static support::Result<PlaySetup> create(PlayArguments const& arguments,
                                                           rules::Registry const& games);
};

} // namespace tulkas
