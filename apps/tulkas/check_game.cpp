// `tulkas check-game`: whether a game of one's own can be handed in at an arena.
#include "packages/examination.hpp"
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
    bool is_quick = false;
    bool json = false;
};

JsonArray to_json(std::vector<packages::Finding> const& findings) {
    JsonArray list;
    for (auto const& finding : findings) {
        list.push_back({{"fault", finding.is_fault}, {"what", finding.what}, {"mend", finding.mend}});
    }
    return list;
}

Result<void> report_json(packages::Trial const& trial, packages::Examination const& examination) {
    JsonArray games;
    for (auto const& game : trial.games) {
        games.push_back({{"moves", game.moves.size()},
                         {"scores", JsonArray(game.outcome.scores.begin(), game.outcome.scores.end())}});
    }
    auto const& manifest = trial.package.manifest;
    return print_json(JsonObject{{"name", manifest.name},
                                 {"version", manifest.version},
                                 {"players", manifest.players},
                                 {"most_players", manifest.most_players},
                                 {"hash", trial.package.digest()},
                                 {"games", std::move(games)},
                                 {"checks", JsonArray(examination.checks.begin(), examination.checks.end())},
                                 {"findings", to_json(examination.findings)}});
}

Result<void> report_text(packages::Trial const& trial, packages::Examination const& examination) {
    std::string text;
    for (auto const& check : examination.checks) {
        text += check + "\n";
    }
    for (auto const& finding : examination.findings) {
        text += fmt::format("{}: {}\n    to mend: {}\n", finding.is_fault ? "fault" : "look at", finding.what,
                            finding.mend);
    }
    return print(text + packages::to_text(trial));
}

Result<void> report(CheckGameArguments const& arguments, packages::Trial const& trial,
                    packages::Examination const& examination) {
    TULKAS_TRY(arguments.json ? report_json(trial, examination) : report_text(trial, examination));
    if (examination.has_faults()) {
        return fail(ErrorKind::refused,
                    "{}: an arena takes this game, but bots can break it: mend the faults above",
                    in_quotes(arguments.directory));
    }
    return {};
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
    packages::Examination examination;
    if (!arguments.is_quick) {
        examination = TULKAS_TRY(packages::examine(
            trial, *workshop, {.tell = [](std::string const& step) { print_note("test kit: " + step); }}));
    }
    return report(arguments, trial, examination);
}

} // namespace

void add_check_game(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("check-game", "try out your own game, as an arena would");
    auto const arguments = std::make_shared<CheckGameArguments>();
    command.word("DIR", arguments->directory,
                 "the folder with its game.toml, or an archive of it (zip, tar)");
    command.number_option("--games", arguments->games, {1, 100}, "how many games to play (default: 3)");
    command.flag("--quick", arguments->is_quick, "only what an arena does, without the test kit");
    add_workshop_arguments(command, arguments->workshop);
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.footer(
        "Builds its programs and lets its house bots play each other. No error may happen, and given the "
        "same answers again, the engine must play the same game. Then a test kit plays against the engine: "
        "bots that answer anything, say nothing, are late or crash, and games by chance. It looks for "
        "secrets "
        "in views, for slow engines and large records, and says what to mend.");
    command.action([arguments, &games] { return check_game(*arguments, games); });
}

} // namespace tulkas
