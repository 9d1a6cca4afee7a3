#include "tulkas/match_setup.hpp"

#include "rules/rivals.hpp"
#include "runtime/series_cores.hpp"
#include "support/version.hpp"
#include "tulkas/interrupt.hpp"

#include <algorithm>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

void add_match_arguments(Command& command, MatchArguments& arguments) {
    add_time_arguments(command, arguments.time);
    command.number_option("--jobs", arguments.jobs, {1, 1024},
                          "games at a time; does not change the games (default: one per core)");
    command.text_option("--out", "DIR", arguments.out,
                        "write a record of every game to this directory, and the state for --resume");
    command.flag("--resume", arguments.resume,
                 "continue the run in --out; finished games are not played again");
    add_bot_arguments(command, arguments.bot);
    command.flag("--json", arguments.json, "print one JSON value instead of text");
}

namespace {

// As many seats as the game has at most, if there are bots for them.
int seats_for(std::size_t bots, rules::GameInfo const& info) {
    auto const [least, most] = rules::rivals_in(info);
    return std::clamp(static_cast<int>(bots), least, most);
}

} // namespace

Result<MatchSetup> MatchSetup::create(MatchArguments const& arguments, std::vector<std::string> const& texts,
                                      rules::Registry const& games) {
    if (arguments.resume && !arguments.out) {
        return fail(ErrorKind::invalid, "--resume needs --out DIR, the run to continue");
    }
    auto finder = std::make_unique<BotFinder>(arguments.bot, games);
    auto game = TULKAS_TRY(finder->find_game(arguments.start.game));
    auto start = TULKAS_TRY(Start::create(arguments.start, std::move(game)));
    start.setup.seats = seats_for(texts.size(), start.game->info());
    TULKAS_TRY(start.state());
    auto bots = TULKAS_TRY(finder->find_all(texts, *start.game));
    std::vector<std::string> names;
    for (auto const& bot : bots) {
        names.push_back(bot->name());
    }
    auto const time = time_limits(arguments.time, start.game->info());
    return MatchSetup{.finder = std::move(finder),
                      .start = std::move(start),
                      .bots = std::move(bots),
                      .names = match::distinct_names(names),
                      .time = time,
                      .threads = static_cast<int>(arguments.jobs.value_or(runtime::usable_cores().size()))};
}

match::GameTerms MatchSetup::terms() const {
    return {.game = *start.game,
            .setup = start.setup,
            .bots = bots,
            .time = time,
            .threads = threads,
            .stop = Interrupt::wanted()};
}

namespace {

Json limit_json(rules::Duration limit) {
    return limit == rules::TimeControl::forever ? Json(nullptr) : Json(limit.count());
}

} // namespace

JsonObject MatchSetup::plan() const {
    JsonObject options;
    for (auto const& [name, value] : start.setup.options.values()) {
        options.emplace(name, value);
    }
    JsonArray players;
    for (auto const& bot : bots) {
        players.emplace_back(JsonObject{{"name", bot->name()}, {"hash", bot->hash()}});
    }
    JsonObject plan{
        {"version", support::version},
        {"game", start.game->info().name},
        {"options", std::move(options)},
        {"position", start.setup.position ? Json(*start.setup.position) : Json(nullptr)},
        {"bots", std::move(players)},
        {"seed", start.setup.seed},
        {"time_ns",
         {limit_json(time.cpu.per_call), limit_json(time.cpu.per_game), limit_json(time.wall_per_call)}}};
    if (!start.game->info().is_built_in()) {
        plan.emplace("game_version", start.game->info().version);
    }
    return plan;
}

Result<MatchGames> MatchGames::open(MatchArguments const& arguments, JsonObject const& plan) {
    if (!arguments.out) {
        return MatchGames{};
    }
    auto opened = TULKAS_TRY(pairing::GameStore::open(*arguments.out, plan, arguments.resume));
    return MatchGames{.store = std::move(opened.store), .finished = std::move(opened.finished)};
}

} // namespace tulkas
