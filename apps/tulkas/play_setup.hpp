// The arguments of `tulkas play`, as given and as interpreted.
#pragma once

#include "match/bot.hpp"
#include "rules/registry.hpp"
#include "runtime/series_plan.hpp"
#include "runtime/time_account.hpp"
#include "support/result.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/game_notes.hpp"
#include "tulkas/start.hpp"
#include "tulkas/time_arguments.hpp"
#include "tulkas/watching.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct PlayArguments {
    StartArguments start;
    std::vector<std::string> bots;
    std::optional<std::uint64_t> games;
    std::optional<std::string> seeds;
    TimeArguments time;
    std::optional<std::uint64_t> jobs;
    std::optional<std::string> record;
    BotArguments bot;
    bool swap = false;
    bool json = false;
    bool logs = false;
    bool watch = false;
    bool on_save = false;
    WatchArguments pages;

    [[nodiscard]] LogsShown logs_shown() const { return logs ? LogsShown::all : LogsShown::last; }
};

void add_play_arguments(Command& command, PlayArguments& arguments);

// The seats that this many bots need. A challenge is for any number of them, which play it one by one.
[[nodiscard]] support::Result<int> seats_for(std::size_t bots, rules::GameInfo const& info);
[[nodiscard]] support::Result<runtime::SeriesPlan> make_plan(PlayArguments const& arguments, int seats);

struct PlaySetup {
    Start start;
    std::unique_ptr<BotFinder> finder; // what the bots need
    std::vector<std::shared_ptr<match::Bot const>> bots;
    runtime::SeriesPlan plan;
    record::TimeLimits time;
    int threads;

    [[nodiscard]] std::vector<std::string> names() const;

    [[nodiscard]] static support::Result<PlaySetup> create(PlayArguments const& arguments,
                                                           rules::Registry const& games);
};

} // namespace tulkas
