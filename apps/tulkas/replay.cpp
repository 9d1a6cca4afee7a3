// `tulkas replay`: steps through a record, checks it, or plays on from one of its plies.
#include "record/replay.hpp"

#include "record/text.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/replay_arguments.hpp"

#include <fmt/format.h>

#include <memory>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

void add_replay_arguments(Command& command, ReplayArguments& arguments) {
    constexpr std::uint64_t most_plies = 1'000'000'000;
    command.word("FILE", arguments.file, "a record that `tulkas play --record` wrote");
    command.number_option("--ply", arguments.ply, {0, most_plies},
                          "draw the position after so many moves, or play on from there");
    command.repeated_option(
        "--with", "SEAT=BOT", arguments.with,
        "play on with this bot in the seat; may be repeated. The record's house bots keep "
        "their seats, its programs have to be named");
    command.flag("--verify", arguments.verify,
                 "check that the file is as it was written and that the rules come to the same end");
    command.flag("--logs", arguments.logs, "what bots and engine wrote, instead of the moves");
    add_view_arguments(command, arguments.view);
    add_time_arguments(command, arguments.time);
    add_bot_arguments(command, arguments.bot);
    command.text_option("--record", "FILE", arguments.record, "write there the game that was played on");
    command.flag("--json", arguments.view.json, "print one JSON value instead of text");
}

Result<Replay> Replay::read(std::string const& file, rules::Registry const& games) {
    constexpr std::uint64_t most_bytes = 1'000'000'000;
    auto const text = support::read_file(file, most_bytes);
    if (!text) {
        return pass_on(text);
    }
    auto record = record::from_text(*text);
    if (!record) {
        return fail(record.error().kind, "{}: {}", support::in_quotes(file), record.error().message);
    }
    auto game = games.find(record->game);
    if (!game) {
        return fail(game.error().kind, "{}: {}", support::in_quotes(file), game.error().message);
    }
    return Replay{.game = *std::move(game), .record = *std::move(record)};
}

namespace {

// Whatever is wrong with the file, the answer to "does it verify?" is no.
Result<void> verify(ReplayArguments const& arguments, rules::Registry const& games) {
    auto const replay = Replay::read(arguments.file, games);
    if (!replay && replay.error().kind == ErrorKind::not_found) {
        return pass_on(replay);
    }
    Result<void> const verified =
        replay ? record::verify(*replay->game, replay->record) : Result<void>(pass_on(replay));
    if (arguments.view.json) {
        Json const result{{"verified", verified.has_value()},
                          {"why", verified ? Json(nullptr) : Json(verified.error().message)}};
        if (auto const printed = print_json(result); !printed) {
            return printed;
        }
    }
    if (!verified) {
        return fail(ErrorKind::refused, "{}", verified.error().message);
    }
    return arguments.view.json
               ? Result<void>()
               : print(fmt::format("verified: {} plies, over: {}\n", replay->record.moves.size(),
                                   rules::to_text(replay->record.outcome)));
}

Result<void> show_ply(Replay const& replay, ReplayArguments const& arguments) {
    auto const state = record::replay_to(*replay.game, replay.record, *arguments.ply);
    if (!state) {
        return pass_on(state);
    }
    return show_state(**state, static_cast<int>(replay.record.seats.size()), arguments.view);
}

Result<void> replay(ReplayArguments const& arguments, rules::Registry const& games) {
    if (arguments.verify && !arguments.with.empty()) {
        return fail(ErrorKind::invalid, "--verify and --with exclude each other");
    }
    if (arguments.verify) {
        return verify(arguments, games);
    }
    auto const replay = Replay::read(arguments.file, games);
    if (!replay) {
        return pass_on(replay);
    }
    if (!arguments.with.empty()) {
        return play_on(*replay, arguments, games);
    }
    return arguments.ply ? show_ply(*replay, arguments) : list_moves(*replay, arguments);
}

} // namespace

void add_replay(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("replay", "step through a record, check it, or play on from a ply");
    auto const arguments = std::make_shared<ReplayArguments>();
    add_replay_arguments(command, *arguments);
    command.action([arguments, &games] { return replay(*arguments, games); });
}

} // namespace tulkas
