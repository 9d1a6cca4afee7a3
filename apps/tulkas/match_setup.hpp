// The common set-up of commands that play many games for one result: tournament and sprt.
#pragma once

#include "match/bot.hpp"
#include "match/game_runner.hpp"
#include "pairing/game_store.hpp"
#include "rules/registry.hpp"
#include "runtime/time_account.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/start.hpp"
#include "tulkas/time_arguments.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct MatchArguments {
    StartArguments start;
    TimeArguments time;
    std::optional<std::uint64_t> jobs;
    BotArguments bot;
    std::optional<std::string> out;
    bool resume = false;
    bool json = false;
};

// The game comes first, then whatever the command adds, then the options of all.
void add_match_arguments(Command& command, MatchArguments& arguments);

struct MatchSetup {
    std::unique_ptr<BotFinder> finder; // what the game and the bots need
    Start start;
    std::vector<std::shared_ptr<match::Bot const>> bots;
    std::vector<std::string> names; // no two the same
    record::TimeLimits time;
    int threads;

    [[nodiscard]] static support::Result<MatchSetup> create(MatchArguments const& arguments,
                                                            std::vector<std::string> const& bots,
                                                            rules::Registry const& games);

    // Where its games are played; Ctrl-C stops them.
    [[nodiscard]] match::GameTerms terms() const;

    // What has to be the same when it is resumed: more than decides the games, but nothing that does not.
    [[nodiscard]] support::JsonObject plan() const;
};

// Games that have been finished, and where to put further ones; of neither anything without --out.
struct MatchGames {
    std::optional<pairing::GameStore> store;
    std::map<int, pairing::GameResult> finished;

    [[nodiscard]] static support::Result<MatchGames> open(MatchArguments const& arguments,
                                                          support::JsonObject const& plan);
    [[nodiscard]] pairing::GameStore* store_if_any() { return store ? &*store : nullptr; }
};

} // namespace tulkas
