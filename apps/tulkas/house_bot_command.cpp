// `tulkas house-bot`: a house bot to be run in a sandbox like any other bot.
//
// For the program's own use (play --isolate); it is not listed among the commands.
#include "rules/game.hpp"
#include "tulkas/bot_process.hpp"
#include "tulkas/commands.hpp"

#include <memory>
#include <optional>
#include <string>
#include <unistd.h>

namespace tulkas {

using support::Result;

namespace {

struct HouseBotArguments {
    std::string game;
    std::string bot;
    std::optional<std::uint64_t> seed;
};

Result<void> run_house_bot(HouseBotArguments const& arguments, rules::Registry const& games) {
    auto const game = TULKAS_TRY(games.find(arguments.game));
    auto const bot = TULKAS_TRY(rules::make_house_bot(*game, arguments.bot, arguments.seed.value_or(0)));
    return serve(*bot, STDIN_FILENO, STDOUT_FILENO);
}

} // namespace

void add_house_bot(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("house-bot", "speak the protocol as one of the game's house bots");
    command.hide();
    auto const arguments = std::make_shared<HouseBotArguments>();
    command.word("GAME", arguments->game, "the game's name");
    command.word("BOT", arguments->bot, "the bot's name and parameters");
    command.number_option("--seed", arguments->seed, {}, "the bot's seed (default: 0)");
    command.action([arguments, &games] { return run_house_bot(*arguments, games); });
}

} // namespace tulkas
