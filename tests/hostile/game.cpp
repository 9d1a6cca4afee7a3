#include "hostile/game.hpp"

#include "nim/game.hpp"
#include "process/channel.hpp"
#include "runtime/loop.hpp"
#include "runtime/native_engine.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hostile {

using runtime::Fault;
using runtime::GameDriver;
using runtime::GameReport;
using sandbox::Job;
using support::pass_on;
using support::Result;

namespace {

// Far more than any of them needs, however busy the machine is.
constexpr auto long_enough = std::chrono::seconds(60);

record::TimeLimits time_limits(sandbox::Limits const& limits) {
    return {.cpu = {.per_call = limits.cpu_time.value_or(long_enough)},
            .start_up = std::chrono::seconds(0),
            .wall_per_call = limits.wall_time.value_or(long_enough)};
}

// Calls are limited by the table, and not the program's whole life.
std::unique_ptr<runtime::Channel> channel_to(Job const& job, runtime::Loop& loop,
                                             sandbox::Launcher& launcher) {
    auto limits = job.limits;
    limits.cpu_time.reset();
    limits.wall_time.reset();
    return process::make_channel(loop, launcher,
                                 {.command = job.command, .limits = limits, .files = job.files});
}

// How often the loop went round.
std::int64_t play_to_the_end(GameDriver& driver, runtime::Loop& loop) {
    std::int64_t rounds = 0;
    driver.on_watch([&] { loop.watch(driver); });
    driver.start();
    for (; !driver.is_closed(); ++rounds) {
        loop.run_once();
    }
    loop.forget(driver);
    return rounds;
}

bool is_theirs(Fault const& fault, bool is_engine) {
    return is_engine ? fault.whose == Fault::Whose::engine
                     : fault.whose == Fault::Whose::bot && fault.seat == 0;
}

} // namespace

Result<Played> play(Seating const& seating, sandbox::Launcher& launcher) {
    auto const game = nim::make_game();
    runtime::Loop loop;
    GameDriver::Actors actors;
    if (seating.is_engine) {
        actors.engine = channel_to(seating.hostile, loop, launcher);
        actors.bots.push_back(channel_to(seating.opponent, loop, launcher));
    } else {
        auto const options = rules::Options::create(game->info().options, {});
        if (!options) {
            return pass_on(options);
        }
        auto state = game->start({.options = *options});
        if (!state) {
            return pass_on(state);
        }
        auto engine = std::make_unique<runtime::NativeEngine>(game->info(), 2, *std::move(state));
        actors.referee = engine.get();
        actors.engine = std::move(engine);
        actors.bots.push_back(channel_to(seating.hostile, loop, launcher));
    }
    actors.bots.push_back(channel_to(seating.opponent, loop, launcher));
    auto const time = time_limits(seating.hostile.limits);
    GameDriver driver(std::move(actors), {.time = time, .engine_time = time});
    auto const rounds = play_to_the_end(driver, loop);
    return Played{.report = std::move(driver).report(),
                  .memory_is_counted = launcher.means().memory != 0,
                  .rounds = rounds};
}

std::string compare(std::vector<std::string> const& expected, bool is_engine, GameReport const& report) {
    std::string const blame = report.fault ? std::string(to_text(report.fault->failure)) : "nobody";
    if (std::ranges::find(expected, blame) == expected.end()) {
        return fmt::format("{}: {}, not {}", blame, report.fault ? report.fault->what : "all went well",
                           fmt::join(expected, " or "));
    }
    if (report.fault && !is_theirs(*report.fault, is_engine)) {
        return fmt::format("somebody else is blamed: {}", describe(*report.fault));
    }
    bool const has_winner = report.outcome && report.outcome->winner;
    if (report.fault && !is_engine && !(has_winner && *report.outcome->winner == 1)) {
        return "the other bot has not won";
    }
    if (report.fault && is_engine && report.outcome) {
        return "a broken engine has let somebody win";
    }
    return "";
}

} // namespace hostile
