// `tulkas submit-game`: hands a game of one's own in at an arena, and shows what came of its trial.
#include "packages/package.hpp"
#include "support/text.hpp"
#include "tulkas/arena_arguments.hpp"
#include "tulkas/arena_client.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/upload.hpp"

#include <fmt/format.h>

#include <thread>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

struct SubmitGameArguments {
    std::string path;
    ArenaArguments arena;
};

// The package, when its trial is over.
Result<Json> watch_trial(ArenaClient const& arena, std::string const& path) {
    constexpr std::chrono::milliseconds between{300};
    Progress const line([] { return std::string("building the game and playing its baseline bot"); });
    for (;;) {
        auto package = arena.ask_json({.path = path});
        if (!package || package->at("state").as_string() != "checking") {
            return package;
        }
        if (Interrupt::wanted()) {
            return fail(ErrorKind::unavailable, "interrupted; the server continues the trial");
        }
        std::this_thread::sleep_for(between);
    }
}

Result<void> submit_game(SubmitGameArguments const& arguments) {
    auto const arena = TULKAS_TRY(ArenaClient::create(arguments.arena));
    // What can be seen from here needs no trial.
    TULKAS_TRY(packages::read_package(arguments.path));
    auto upload = TULKAS_TRY(read_upload(arguments.path));
    Interrupt const interrupt;
    auto const made = TULKAS_TRY(arena.upload("/game-packages", std::move(upload.content)));
    auto const path = fmt::format("/game-packages/{}", made.at("id").to_number<std::int64_t>());
    auto const package = TULKAS_TRY(watch_trial(arena, path));
    auto const& state = package.at("state").as_string();
    if (state != "waiting") {
        return fail(ErrorKind::refused, "{} is {}: {}", in_quotes(arguments.path), std::string_view(state),
                    std::string_view(package.at("why").as_string()));
    }
    auto const report = arena.ask({.path = path + "/report"});
    return report ? print(*report + "An administrator must now release it before people can play it.\n")
                  : pass_on(report);
}

} // namespace

void add_submit_game(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<SubmitGameArguments>();
    auto command = program.add("submit-game", "submit your own game to an arena");
    command.word("PATH", arguments->path, "the folder with its game.toml, or an archive of it (zip, tar)");
    add_arena_arguments(command, arguments->arena);
    command.footer(
        "Exit status: 0 if the game passed its trial, 1 if not. `tulkas check-game` tries it out locally.");
    command.action([arguments] { return submit_game(*arguments); });
}

} // namespace tulkas
