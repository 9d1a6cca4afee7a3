// Finds the bot that a BOT argument of the command line names, and the game that it plays.
#pragma once

#include "match/bot.hpp"
#include "match/program_bot.hpp"
#include "match/workshop.hpp"
#include "relay/door.hpp"
#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/token_arguments.hpp"
#include "tulkas/workshop_arguments.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct BotArguments {
    WorkshopArguments workshop;
    bool isolate = false;
    std::optional<std::uint64_t> port; // where machines that play remote bots are waited for
    TokenArguments token;
    // Told what a compiler said of a bot that cannot be built, besides standard error.
    std::function<void(std::string const& messages)> rejected = {};
};

void add_bot_arguments(Command& command, BotArguments& arguments);

// Outlives the bots and games it finds. The workshop is opened when the first of them needs it: house bots
// play where there is neither a sandbox nor a compiler.
class BotFinder {
public:
    BotFinder(BotArguments arguments, rules::Registry const& games)
        : m_arguments(std::move(arguments)), m_games(games) {}

    // A game's name, or the path of a package: a folder or an archive with a game.toml.
    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> find_game(std::string const& text);
    // A house bot's name, or the path of a source file, of a directory with a manifest or of an executable.
    // What is both is a house bot; "./greedy" is the file. "remote:" and a path is a program that another
    // machine will run.
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>> find(std::string const& text,
                                                                          rules::Game const& game);
    // The same, but what is wrong with a program is told apart from what went wrong here.
    [[nodiscard]] support::Result<match::BotOrRejection>
    find_submission(std::string const& text, rules::Game const& game, match::ProgramTerms const& terms = {});
    [[nodiscard]] support::Result<std::vector<std::shared_ptr<match::Bot const>>>
    find_all(std::vector<std::string> const& texts, rules::Game const& game);

private:
    [[nodiscard]] support::Result<match::Workshop*> workshop();
    [[nodiscard]] support::Result<relay::Door const*> door();
    [[nodiscard]] support::Result<match::BotOrRejection> find_remote(std::string const& path);

    BotArguments m_arguments;
    rules::Registry const& m_games;
    std::unique_ptr<match::Workshop> m_workshop;
    std::optional<relay::Door> m_door;
};

} // namespace tulkas
