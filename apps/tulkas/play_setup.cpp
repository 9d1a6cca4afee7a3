#include "tulkas/play_setup.hpp"

#include "runtime/series_cores.hpp"
#include "support/text.hpp"

#include <chrono>
#include <string_view>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_play_arguments(Command& command, PlayArguments& arguments) {
    constexpr std::uint64_t most_games = 10'000'000;
    add_start_arguments(command, arguments.start);
    command.words(
        "BOT", arguments.bots,
        "house bots (greedy, ploy/greedy, smart:nodes=2000), source files, directories with a manifest "
        "(tulkas.toml) or executables; remote:FILE is built here and runs on another machine");
    command.number_option("--games", arguments.games, {1, most_games},
                          "how many games to play; players change seats after each game");
    command.text_option("--seeds", "A,B,…", arguments.seeds,
                        "one seed per game, instead of counting up from --seed");
    add_time_arguments(command, arguments.time);
    command.number_option("--jobs", arguments.jobs, {1, 1024},
                          "games at a time; does not change the games (default: one per core)");
    command.text_option("--record", "FILE", arguments.record,
                        "write the games to this file, for `tulkas replay`");
    add_bot_arguments(command, arguments.bot);
    command.flag("--swap", arguments.swap, "start with the second bot on the first seat");
    command.flag(
        "--logs", arguments.logs,
        "print all that the programs wrote to their logs, to standard error (default: the last lines of a "
        "bot that fails)");
    command.flag("--watch", arguments.watch,
                 "show the games in a browser, while they are played and until Ctrl-C");
    command.flag("--on-save", arguments.on_save,
                 "with --watch: play again whenever a file of a bot is saved");
    add_watch_arguments(command, arguments.pages);
    command.flag("--json", arguments.json, "print one JSON value instead of text");
}

Result<int> seats_for(std::size_t bots, rules::GameInfo const& info) {
    int const count = static_cast<int>(bots);
    if (info.kind == rules::Kind::challenge && count > 0) {
        return 1;
    }
    if (count < info.least_seats || count > info.most_seats) {
        return info.least_seats == info.most_seats
                   ? fail(ErrorKind::invalid, "{} needs {} bot{} (got {})", info.name, info.least_seats,
                          info.least_seats == 1 ? "" : "s", count)
                   : fail(ErrorKind::invalid, "{} needs {} to {} bots (got {})", info.name, info.least_seats,
                          info.most_seats, count);
    }
    return count;
}

namespace {

Result<std::vector<std::uint64_t>> parse_seeds(std::string_view text) {
    std::vector<std::uint64_t> seeds;
    std::string_view rest = text;
    do {
        std::string_view const part = support::cut_front(rest, ',');
        auto const seed = support::whole_number<std::uint64_t>(part);
        if (!seed) {
            return fail(ErrorKind::invalid, "--seeds must be whole numbers separated by commas (got {})",
                        support::in_quotes(text));
        }
        seeds.push_back(*seed);
    } while (!rest.empty());
    return seeds;
}

} // namespace

Result<runtime::SeriesPlan> make_plan(PlayArguments const& arguments, int seats) {
    runtime::SeriesPlan plan{.players = static_cast<int>(arguments.bots.size()),
                             .seats = seats,
                             .rounds = static_cast<int>(arguments.games.value_or(1)),
                             .first_seed = arguments.start.seed.value_or(0),
                             .swap = arguments.swap};
    if (!arguments.seeds) {
        return plan;
    }
    auto seeds = TULKAS_TRY(parse_seeds(*arguments.seeds));
    if (arguments.games.value_or(1) > seeds.size()) {
        return fail(ErrorKind::invalid, "--seeds has {} seeds, too few for {} games", seeds.size(),
                    *arguments.games);
    }
    plan.rounds = static_cast<int>(arguments.games.value_or(seeds.size()));
    plan.seeds = std::move(seeds);
    return plan;
}

Result<PlaySetup> PlaySetup::create(PlayArguments const& arguments, rules::Registry const& games) {
    auto start = TULKAS_TRY(Start::create(arguments.start, games));
    auto const& info = start.game->info();
    auto const seats = TULKAS_TRY(seats_for(arguments.bots.size(), info));
    auto plan = TULKAS_TRY(make_plan(arguments, seats));
    start.setup.seats = seats;
    if (auto const state = start.state(); !state) { // before anything is printed
        return pass_on(state);
    }
    auto finder = std::make_unique<BotFinder>(arguments.bot, games);
    auto bots = TULKAS_TRY(finder->find_all(arguments.bots, *start.game));
    auto const time = time_limits(arguments.time, info);
    return PlaySetup{.start = std::move(start),
                     .finder = std::move(finder),
                     .bots = std::move(bots),
                     .plan = std::move(plan),
                     .time = time,
                     .threads = static_cast<int>(arguments.jobs.value_or(runtime::usable_cores().size()))};
}

std::vector<std::string> PlaySetup::names() const {
    std::vector<std::string> names;
    for (auto const& bot : bots) {
        names.push_back(bot->name());
    }
    return names;
}

} // namespace tulkas
