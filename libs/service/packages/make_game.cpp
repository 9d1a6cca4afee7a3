#include "packages/make_game.hpp"

#include "match/program_game.hpp"
#include "packages/program.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

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
        return fail(ErrorKind::unavailable, "{} of {} cannot be built any more: {}", in_quotes(name),
                    package.manifest.name, rejection->why);
    }
    return std::get<BuiltProgram>(std::move(built));
}

// What its author calls the baseline, where that can stand in the name of a player.
std::string baseline_name(GameManifest const& manifest) {
    auto const name = std::filesystem::path(manifest.baseline).stem().string();
    bool const is_plain = std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    });
    return is_plain && !name.empty() ? name : "baseline";
}

rules::GameInfo info_of(GameManifest const& manifest) {
    auto const baseline = baseline_name(manifest);
    return {.name = manifest.name,
            .title = manifest.title,
            .summary = manifest.summary,
            .kind = manifest.kind(),
            .least_seats = manifest.players,
            .most_seats = manifest.players,
            .time = manifest.time,
            .bots = {{.name = baseline, .help = "the baseline that came with the game"}},
            .baseline = baseline,
            .version = manifest.version};
}

} // namespace

Result<std::shared_ptr<rules::Game const>> make_game(Package const& package, match::Workshop& workshop) {
    auto const& manifest = package.manifest;
    auto engine = TULKAS_TRY(built_again(package, manifest.engine, build_engine(package, workshop)));
    auto baseline =
        TULKAS_TRY(built_again(package, manifest.baseline, build(package, manifest.baseline, workshop)));
    auto info = info_of(manifest);
    auto const name = info.baseline;
    return match::make_program_game({.info = std::move(info),
                                     .is_open = manifest.is_open,
                                     .engine = std::move(engine),
                                     .bots = {{name, std::move(baseline)}}},
                                    workshop);
}

} // namespace packages
