// `tulkas dev-game`: a game of one's own in the browser while it is written: built, played and shown again
// after each save.
#include "packages/package.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/engine_series.hpp"
#include "tulkas/play_watched.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct DevGameArguments {
    std::string directory;
    std::vector<std::string> bots;
    std::vector<std::string> options;
    std::optional<std::uint64_t> seed;
    WatchArguments pages;
};

// The house bots in turn, as many as the game is for at the least: their files, so that they are built again
// too.
Result<std::vector<std::string>> house_bots(std::string const& directory) {
    auto const package = packages::read_package(directory);
    if (!package) {
        return fail(package.error().kind, "{}: {}", in_quotes(directory), package.error().message);
    }
    auto const& manifest = package->manifest;
    std::vector<std::string> bots;
    for (int seat = 0; seat < manifest.players; ++seat) {
        auto const& bot = manifest.bots[static_cast<std::size_t>(seat) % manifest.bots.size()];
        bots.push_back((std::filesystem::path(directory) / bot.program).string());
    }
    return bots;
}

Result<void> run_dev_game(DevGameArguments const& given, rules::Registry const& games) {
    std::error_code error;
    if (!std::filesystem::is_directory(given.directory, error)) {
        return fail(ErrorKind::invalid, "{} must be a folder with a {}: `tulkas new-game` writes one",
                    in_quotes(given.directory), packages::manifest_name);
    }
    PlayArguments arguments;
    arguments.start.game = given.directory;
    arguments.start.options = given.options;
    arguments.start.seed = given.seed;
    arguments.bots = given.bots.empty() ? TULKAS_TRY(house_bots(given.directory)) : given.bots;
    arguments.games = 1;
    arguments.watch = true;
    arguments.on_save = true;
    arguments.pages = given.pages;
    return play_watched(arguments, games, [](PlayArguments const& again, WatchSeries const& watched) {
        return play_engine(again, watched);
    });
}

} // namespace

void add_dev_game(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("dev-game", "show your own game in a browser, and again after each save");
    auto const arguments = std::make_shared<DevGameArguments>();
    command.word("DIR", arguments->directory, "the folder with its game.toml");
    command.repeated_option("--bot", "BOT", arguments->bots,
                            "who plays, one for each seat: source files (default: the house bots)");
    command.repeated_option("--option", "NAME=VALUE", arguments->options,
                            "an option of the game; may be repeated");
    command.number_option("--seed", arguments->seed, {}, "the seed of all randomness (default: 0)");
    add_watch_arguments(command, arguments->pages);
    command.footer("Builds engine and bots, plays a game, and shows it with its viewer, move by move, beside "
                   "the logs of "
                   "the engine and of the bots. After each save all that again, with the same seed and at "
                   "the same move; "
                   "what the compiler says is shown too. Nobody but you sees it, and it needs no network. "
                   "Ctrl-C ends it.");
    command.action([arguments, &games] { return run_dev_game(*arguments, games); });
}

} // namespace tulkas
