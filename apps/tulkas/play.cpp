// `tulkas play`: plays games between bots.
#include "matches/tables.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/engine_series.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/play_setup.hpp"
#include "tulkas/series.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace tulkas {

using support::pass_on;
using support::Result;

namespace {

// What is no game of the house and can be found on the disk is an engine.
bool is_engine(std::string const& game, rules::Registry const& games) {
    std::error_code error;
    return !games.find(game) && std::filesystem::exists(game, error);
}

// A hall and its tables.
struct House {
    House(PlaySetup const& setup, std::function<void()> after_move)
        : hall{.game = *setup.start.game,
               .setup = setup.start.setup,
               .bots = setup.bots,
               .time = setup.time,
               .threads = setup.threads,
               .stop = Interrupt::wanted(),
               .after_move = std::move(after_move)},
          tables(hall) {}

    matches::Hall hall;
    matches::Tables tables;
};

Result<void> play_house_game(PlayArguments const& arguments, rules::Registry const& games) {
    auto const setup = PlaySetup::create(arguments, games);
    if (!setup) {
        return pass_on(setup);
    }
    auto const open = [&](std::function<void()> after_move) -> PlayMatch {
        auto const house = std::make_shared<House>(*setup, std::move(after_move));
        return [house](runtime::SeriesGame const& game, runtime::Worker const& worker) {
            return house->tables.play(game.players, game.seed, worker);
        };
    };
    return play(Series{.info = setup->start.game->info(),
                       .names = setup->names(),
                       .plan = setup->plan,
                       .threads = setup->threads,
                       .open = open},
                arguments.record, arguments.json);
}

Result<void> play(PlayArguments const& arguments, rules::Registry const& games) {
    return is_engine(arguments.start.game, games) ? play_engine(arguments)
                                                  : play_house_game(arguments, games);
}

} // namespace

void add_play(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("play", "play games between bots");
    auto const arguments = std::make_shared<PlayArguments>();
    add_play_arguments(command, *arguments);
    command.action([arguments, &games] { return play(*arguments, games); });
}

} // namespace tulkas
