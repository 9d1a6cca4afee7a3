#include "tulkas/play_setup.hpp"

#include "runtime/series_cores.hpp"
#include "support/text.hpp"
#include "tulkas/house_bot.hpp"

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
    constexpr std::uint64_t most_milliseconds = 1'000'000'000;
    add_start_arguments(command, arguments.start);
    command.words("BOT", arguments.bots, "house bots: greedy, ploy/greedy, smart:nodes=2000");
    command.number_option("--games", arguments.games, {1, most_games},
                          "how many; players change seats from game to game");
    command.text_option("--seeds", "A,B,…", arguments.seeds,
                        "the seeds of the games, instead of counting up from --seed");
    command.number_option(
        "--time", arguments.time, {0, most_milliseconds},
        "milliseconds of CPU time for the whole game, 0 for no limit; replaces the game's own limits");
    command.number_option("--move-time", arguments.move_time, {0, most_milliseconds},
                          "the same for each move");
    command.number_option(
        "--jobs", arguments.jobs, {1, 1024},
        "games at a time, one for each core unless given; the games are the same for any number");
    command.text_option("--record", "FILE", arguments.record, "write the games there, one a line");
    command.flag("--swap", arguments.swap, "begin with the second bot on the first seat");
    command.flag("--json", arguments.json, "print one JSON value instead of text");
}

namespace {

Result<std::vector<std::string>> find_bots(PlayArguments const& arguments, rules::Game const& game,
                                           rules::Registry const& games) {
    std::vector<std::string> names;
    for (auto const& text : arguments.bots) {
        auto name = house_bot_name(text, game, games);
        if (!name) {
            return pass_on(name);
        }
        names.push_back(*std::move(name));
    }
    return names;
}

// A challenge is for any number of bots, which play it one by one.
Result<int> seats_for(std::size_t bots, rules::GameInfo const& info) {
    int const count = static_cast<int>(bots);
    if (info.kind == rules::Kind::challenge && count > 0) {
        return 1;
    }
    if (count < info.least_seats || count > info.most_seats) {
        return info.least_seats == info.most_seats
                   ? fail(ErrorKind::invalid, "{} is for {} bot{}, not {}", info.name, info.least_seats,
                          info.least_seats == 1 ? "" : "s", count)
                   : fail(ErrorKind::invalid, "{} is for {} to {} bots, not {}", info.name, info.least_seats,
                          info.most_seats, count);
    }
    return count;
}

Result<std::vector<std::uint64_t>> parse_seeds(std::string_view text) {
    std::vector<std::uint64_t> seeds;
    std::string_view rest = text;
    do {
        std::string_view const part = support::cut_front(rest, ',');
        auto const seed = support::whole_number<std::uint64_t>(part);
        if (!seed) {
            return fail(ErrorKind::invalid, "--seeds: whole numbers with commas between are needed, not {}",
                        support::in_quotes(text));
        }
        seeds.push_back(*seed);
    } while (!rest.empty());
    return seeds;
}

Result<runtime::SeriesPlan> make_plan(PlayArguments const& arguments, int seats) {
    runtime::SeriesPlan plan{.players = static_cast<int>(arguments.bots.size()),
                             .seats = seats,
                             .rounds = static_cast<int>(arguments.games.value_or(1)),
                             .first_seed = arguments.start.seed.value_or(0),
                             .swap = arguments.swap};
    if (!arguments.seeds) {
        return plan;
    }
    auto seeds = parse_seeds(*arguments.seeds);
    if (!seeds) {
        return pass_on(seeds);
    }
    if (arguments.games.value_or(1) > seeds->size()) {
        return fail(ErrorKind::invalid, "--seeds: {} of them are too few for {} games", seeds->size(),
                    *arguments.games);
    }
    plan.rounds = static_cast<int>(arguments.games.value_or(seeds->size()));
    plan.seeds = *std::move(seeds);
    return plan;
}

rules::Duration limit(std::optional<std::uint64_t> milliseconds) {
    return milliseconds.value_or(0) == 0 ? rules::TimeControl::forever
                                         : std::chrono::milliseconds(*milliseconds);
}

rules::TimeControl time_control(PlayArguments const& arguments, rules::GameInfo const& info) {
    if (!arguments.time && !arguments.move_time) {
        return info.time;
    }
    return {.per_call = limit(arguments.move_time), .per_game = limit(arguments.time)};
}

} // namespace

Result<PlaySetup> PlaySetup::create(PlayArguments const& arguments, rules::Registry const& games) {
    auto start = Start::create(arguments.start, games);
    if (!start) {
        return pass_on(start);
    }
    auto const& info = start->game->info();
    auto const seats = seats_for(arguments.bots.size(), info);
    if (!seats) {
        return pass_on(seats);
    }
    auto bots = find_bots(arguments, *start->game, games);
    if (!bots) {
        return pass_on(bots);
    }
    auto plan = make_plan(arguments, *seats);
    if (!plan) {
        return pass_on(plan);
    }
    start->setup.seats = *seats;
    if (auto const state = start->state(); !state) { // before anything is printed
        return pass_on(state);
    }
    auto const time = time_control(arguments, info);
    return PlaySetup{.start = *std::move(start),
                     .bots = *std::move(bots),
                     .plan = *std::move(plan),
                     .time = time,
                     .threads = static_cast<int>(arguments.jobs.value_or(runtime::usable_cores().size()))};
}

} // namespace tulkas
