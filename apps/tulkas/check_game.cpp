// `tulkas check-game`: whether a game of one's own can be handed in at an arena.
#include "packages/report.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/workshop_arguments.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::JsonArray;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

struct CheckGameArguments {
    std::string directory;
    std::optional<std::uint64_t> games;
    WorkshopArguments workshop;
    bool json = false;
};

Result<void> report_json(packages::Trial const& trial) {
    JsonArray games;
    for (auto const& game : trial.games) {
        games.push_back({{"moves", game.moves.size()},
                         {"scores", JsonArray(game.outcome.scores.begin(), game.outcome.scores.end())}});
    }
    auto const& manifest = trial.package.manifest;
    return print_json(JsonObject{{"name", manifest.name},
                                 {"version", manifest.version},
                                 {"players", manifest.players},
                                 {"hash", trial.package.digest()},
                                 {"games", std::move(games)}});
}

Result<void> check_game(CheckGameArguments const& arguments, rules::Registry const& games) {
    auto const settings = TULKAS_TRY(workshop_settings(arguments.workshop));
    auto const workshop = TULKAS_TRY(match::Workshop::create(settings));
    auto const outcome = packages::try_out(arguments.directory, *workshop,
                                           {.games = static_cast<int>(arguments.games.value_or(3)),
                                            .tell = [](std::string const& step) { print_note(step); }});
    if (!outcome) {
        return pass_on(outcome);
    }
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&*outcome)) {
        if (!rejection->messages.empty()) {
            print_note(rejection->messages);
        }
        return fail(ErrorKind::refused, "{}: {}", in_quotes(arguments.directory), rejection->why);
    }
    auto const& trial = std::get<packages::Trial>(*outcome);
    if (games.find(trial.package.manifest.name)) {
        return fail(ErrorKind::refused, "{}: the name {} is already taken by another game",
                    in_quotes(arguments.directory), in_quotes(trial.package.manifest.name));
    }
    return arguments.json ? report_json(trial) : print(packages::to_text(trial));
}

} // namespace

void add_check_game(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("check-game", "try out your own game, as an arena would");
    auto const arguments = std::make_shared<CheckGameArguments>();
    command.word("DIR", arguments->directory,
                 "the folder with its game.toml, or an archive of it (zip, tar)");
    command.number_option("--games", arguments->games, {1, 100}, "how many games to play (default: 3)");
    add_workshop_arguments(command, arguments->workshop);
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.footer(
        "Builds its programs and lets its baseline bot play on every seat. No error may happen, and "
        "given the same answers again, the engine must play the same game.");
    command.action([arguments, &games] { return check_game(*arguments, games); });
}

} // namespace tulkas
