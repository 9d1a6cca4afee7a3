// `tulkas play`: plays games between bots.
#include "match/game_runner.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/engine_series.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/play_setup.hpp"
#include "tulkas/play_watched.hpp"
#include "tulkas/series.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// What is no game of the house and can be found on the disk is an engine.
bool is_engine(std::string const& game, rules::Registry const& games) {
    std::error_code error;
    return !games.find(game) && std::filesystem::exists(game, error);
}

// The terms of the games and what plays them.
struct LocalRunner {
    LocalRunner(PlaySetup const& setup, std::function<void()> after_move)
        : terms{.game = *setup.start.game,
                .setup = setup.start.setup,
                .bots = setup.bots,
                .time = setup.time,
                .threads = setup.threads,
                .stop = Interrupt::wanted(),
                .after_move = std::move(after_move)},
          runner(terms) {}

    match::GameTerms terms;
    match::GameRunner runner;
};

Result<void> play_house_game(PlayArguments const& arguments, rules::Registry const& games,
                             WatchSeries const& watched) {
    auto const setup = TULKAS_TRY(PlaySetup::create(arguments, games));
    auto const open = [&](std::function<void()> after_move) -> PlayMatch {
        auto const runner = std::make_shared<LocalRunner>(setup, std::move(after_move));
        return [runner](runtime::SeriesGame const& game, runtime::SeriesThread const& thread) {
            return runner->runner.play(game.players, game.seed, thread);
        };
    };
    return play(Series{.info = setup.start.game->info(),
                       .names = setup.names(),
                       .plan = setup.plan,
                       .threads = setup.threads,
                       .open = open,
                       .logs = arguments.logs_shown(),
                       .watched = watched},
                arguments.record, arguments.json);
}

Result<void> play_once(PlayArguments const& arguments, rules::Registry const& games,
                       WatchSeries const& watched) {
    return is_engine(arguments.start.game, games) ? play_engine(arguments, watched)
                                                  : play_house_game(arguments, games, watched);
}

Result<void> play(PlayArguments const& arguments, rules::Registry const& games) {
    if (!arguments.watch) {
        return arguments.on_save ? fail(ErrorKind::invalid, "--on-save needs --watch")
                                 : play_once(arguments, games, {});
    }
    return play_watched(arguments, games, [&](PlayArguments const& again, WatchSeries const& watched) {
        return play_once(again, games, watched);
    });
}

} // namespace

void add_play(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("play", "play games between bots");
    auto const arguments = std::make_shared<PlayArguments>();
    add_play_arguments(command, *arguments);
    command.action([arguments, &games] { return play(*arguments, games); });
}

} // namespace tulkas
