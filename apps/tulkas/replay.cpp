// `tulkas replay`: steps through a record, checks it, or plays on from one of its plies.
#include "record/replay.hpp"

#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/record_file.hpp"
#include "tulkas/replay_arguments.hpp"

#include <fmt/format.h>

#include <memory>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_replay_arguments(Command& command, ReplayArguments& arguments) {
    constexpr std::uint64_t most_games = 1'000'000'000;
    constexpr std::uint64_t most_plies = 1'000'000'000;
    command.word("FILE", arguments.file,
                 "a record that `tulkas play --record` wrote, a report of `tulkas judge --json`, or a "
                 "directory of `tulkas tournament --out`");
    command.number_option("--game", arguments.game, {0, most_games},
                          "the number of the game, counting from 0 (default: 0)");
    command.flag("--list", arguments.list, "list the games, one per line");
    command.flag("--json-lines", arguments.lines, "print all games, or --game, as one JSON value a line");
    command.flag("--views", arguments.views,
                 "with --json-lines: also what each player saw before each of its moves");
    command.number_option("--ply", arguments.ply, {0, most_plies},
                          "draw the position after this many moves, or play on from there");
    command.repeated_option(
        "--with", "SEAT=BOT", arguments.with,
        "play on with this bot in that seat; may be repeated. The record's house bots keep "
        "their seats; name its programs here. All bots are first asked what their seats were asked before");
    command.flag("--verify", arguments.verify,
                 "check that the games are unchanged and that the rules give the same results: "
                 "all games, or --game");
    command.text_option("--engine", "DIR", arguments.engine,
                        "for --verify and --with: the engine of the recorded games, as for `tulkas play`");
    command.flag("--logs", arguments.logs, "print the logs of the bots and the engine instead of the moves");
    add_view_arguments(command, arguments.view);
    add_time_arguments(command, arguments.time);
    add_bot_arguments(command, arguments.bot);
    command.text_option("--record", "FILE", arguments.record,
                        "write the game to this file; with --with, the continued game");
    command.flag("--json", arguments.view.json, "print one JSON value instead of text");
}

Result<Replay> Replay::read(RecordedGames const& recorded, int number, rules::Registry const& games) {
    auto record = TULKAS_TRY(recorded.read(number));
    auto const game = games.find(record.game);
    return Replay{.game = game ? *game : nullptr, .record = std::move(record)};
}

Result<void> Replay::needs_game() const {
    return game
               ? Result<void>()
               : fail(
                     ErrorKind::invalid,
                     "{} is not a built-in game: list its moves, or use --verify or --with, and --engine DIR",
                     support::in_quotes(record.game));
}

namespace {

// The game that was asked for.
Result<int> number_of(RecordedGames const& recorded, ReplayArguments const& arguments) {
    auto const number = static_cast<int>(arguments.game.value_or(0));
    if (!recorded.contains(number)) {
        return fail(ErrorKind::invalid, "--game: no game {} in {}, which has {} games", number,
                    support::in_quotes(arguments.file), recorded.numbers().size());
    }
    return number;
}

// All games, or the one that was asked for.
Result<std::vector<int>> numbers_of(RecordedGames const& recorded, ReplayArguments const& arguments) {
    if (!arguments.game) {
        return recorded.numbers();
    }
    auto const number = number_of(recorded, arguments);
    return number ? Result<std::vector<int>>(std::vector{*number}) : pass_on(number);
}

Result<void> show_ply(Replay const& replay, ReplayArguments const& arguments) {
    auto const state = TULKAS_TRY(record::replay_to(*replay.game, replay.record, *arguments.ply));
    return show_state(*state, static_cast<int>(replay.record.seats.size()), arguments.view);
}

// One game, in whatever way was asked for.
Result<void> run_game(RecordedGames const& recorded, ReplayArguments const& arguments,
                      rules::Registry const& games) {
    auto const number = number_of(recorded, arguments);
    auto const replay = number ? Replay::read(recorded, *number, games) : pass_on(number);
    if (!replay) {
        return pass_on(replay);
    }
    if (!arguments.with.empty()) {
        return play_on(*replay, arguments, games);
    }
    if (auto const needed = arguments.ply ? replay->needs_game() : Result<void>(); !needed) {
        return needed;
    }
    if (arguments.record) {
        if (auto const written = RecordFile::write(*arguments.record, replay->record); !written) {
            return written;
        }
    }
    return arguments.ply ? show_ply(*replay, arguments) : list_moves(*replay, arguments);
}

Result<void> run_replay(ReplayArguments const& arguments, rules::Registry const& games) {
    if (int{arguments.verify} + int{arguments.list} + int{arguments.lines} + int{!arguments.with.empty()} >
        1) {
        return fail(ErrorKind::invalid, "--verify, --list, --json-lines and --with cannot be combined");
    }
    if (arguments.views && !arguments.lines) {
        return fail(ErrorKind::invalid, "--views needs --json-lines");
    }
    if (arguments.engine && !arguments.verify && arguments.with.empty()) {
        return fail(ErrorKind::invalid, "--engine needs --verify or --with");
    }
    auto const recorded = TULKAS_TRY(RecordedGames::open(arguments.file));
    if (arguments.list) {
        return list_games(recorded, arguments);
    }
    if (!arguments.verify && !arguments.lines) {
        return run_game(recorded, arguments, games);
    }
    auto const numbers = TULKAS_TRY(numbers_of(recorded, arguments));
    return arguments.lines ? print_lines(recorded, numbers, arguments, games)
                           : verify_games(recorded, numbers, arguments, games);
}

} // namespace

void add_replay(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("replay", "show a record, verify it, or play on from a ply");
    auto const arguments = std::make_shared<ReplayArguments>();
    add_replay_arguments(command, *arguments);
    command.action([arguments, &games] { return run_replay(*arguments, games); });
}

} // namespace tulkas
