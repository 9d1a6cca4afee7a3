#include "packages/make_game.hpp"

#include "match/program_game.hpp"
#include "packages/program.hpp"
#include "support/text.hpp"

#include <utility>
#include <vector>

namespace packages {

using match::BuiltProgram;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

// Of a program that went well in its trial.
Result<BuiltProgram> built_again(Package const& package, std::string const& name,
                                 Result<ProgramOrRejection> outcome) {
    auto built = TULKAS_TRY(std::move(outcome));
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&built)) {
        return fail(ErrorKind::unavailable, "{} of {} cannot be built: {}", in_quotes(name),
                    package.manifest.name, rejection->why);
    }
    return std::get<BuiltProgram>(std::move(built));
}

rules::GameInfo info_of(GameManifest const& manifest) {
    std::vector<rules::BotInfo> bots;
    for (auto const& bot : manifest.bots) {
        bots.push_back({.name = bot.name, .help = bot.help});
    }
    return {.name = manifest.name,
            .title = manifest.title,
            .summary = manifest.summary,
            .kind = manifest.kind(),
            .least_seats = manifest.players,
            .most_seats = manifest.most_players,
            .teams = manifest.teams,
            .time = manifest.time,
            .bots = std::move(bots),
            .baseline = manifest.baseline_bot().name,
            .version = manifest.version};
}

} // namespace

std::shared_ptr<rules::Game const> make_unbuilt_game(Package package, match::Workshop& workshop) {
    auto info = info_of(package.manifest);
    bool const is_open = package.manifest.is_open;
    auto start = start_of(package);
    return match::make_program_game(
        {.info = std::move(info),
         .is_open = is_open,
         .start = std::move(start),
         .build = [package = std::move(package),
                   &workshop](support::CorePermit* core) -> Result<match::GamePrograms> {
             auto const& manifest = package.manifest;
             match::GamePrograms programs;
             programs.engine =
                 TULKAS_TRY(built_again(package, manifest.engine, build_engine(package, workshop, core)));
             for (auto const& bot : manifest.bots) {
                 auto built = TULKAS_TRY(
                     built_again(package, bot.program, build(package, bot.program, workshop, core)));
                 programs.bots.emplace_back(bot.name, std::move(built));
             }
             return programs;
         }},
        workshop);
}

Result<std::shared_ptr<rules::Game const>> make_game(Package const& package, match::Workshop& workshop,
                                                     support::CorePermit* core) {
    auto game = make_unbuilt_game(package, workshop);
    TULKAS_TRY(match::make_ready(*game, core));
    return game;
}

} // namespace packages
