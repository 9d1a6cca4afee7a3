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
    constexpr std::uint64_t most_games = 1'000'000'000;
    constexpr std::uint64_t most_plies = 1'000'000'000;
    command.word("FILE", arguments.file,
                 "a record that `tulkas play --record` wrote, or a report of `tulkas judge --json`");
    command.number_option("--game", arguments.game, {0, most_games},
                          "which game of the file, from 0 on; 0 unless given");
    command.number_option("--ply", arguments.ply, {0, most_plies},
                          "draw the position after so many moves, or play on from there");
    command.repeated_option(
        "--with", "SEAT=BOT", arguments.with,
        "play on with this bot in the seat; may be repeated. The record's house bots keep "
        "their seats, its programs have to be named");
    command.flag("--verify", arguments.verify,
                 "check that the file is as it was written and that the rules come to the same ends");
    command.flag("--logs", arguments.logs, "what bots and engine wrote, instead of the moves");
    add_view_arguments(command, arguments.view);
    add_time_arguments(command, arguments.time);
    add_bot_arguments(command, arguments.bot);
    command.text_option("--record", "FILE", arguments.record, "write there the game that was played on");
    command.flag("--json", arguments.view.json, "print one JSON value instead of text");
}

namespace {

// The games of a report that `tulkas judge --json` printed.
Result<std::vector<runtime::GameRecord>> games_of_report(std::string_view text) {
    auto const report = support::parse_json(text);
    auto const* const matches =
        report && report->is_object() ? report->get_object().if_contains("matches") : nullptr;
    if (matches == nullptr || !matches->is_array()) {
        return fail(ErrorKind::invalid, "is neither a record nor a judge's report");
    }
    std::vector<runtime::GameRecord> records;
    for (auto const& match : matches->get_array()) {
        auto const* const game = match.is_object() ? match.get_object().if_contains("record") : nullptr;
        auto record = record::from_text(
            game != nullptr && game->is_string() ? std::string_view(game->get_string()) : "");
        if (!record) {
            return fail(record.error().kind, "match {}: {}", records.size() + 1, record.error().message);
        }
        records.push_back(*std::move(record));
    }
    return records;
}

} // namespace

Result<std::vector<Replay>> Replay::read(std::string const& file, rules::Registry const& games) {
    constexpr std::uint64_t most_bytes = 1'000'000'000;
    auto const text = support::read_file(file, most_bytes);
    if (!text) {
        return pass_on(text);
    }
    auto records = text->starts_with('{') ? games_of_report(*text) : record::all_from_text(*text);
    if (!records) {
        return fail(records.error().kind, "{}: {}", support::in_quotes(file), records.error().message);
    }
    std::vector<Replay> replays;
    for (auto& record : *records) {
        auto game = games.find(record.game);
        if (!game) {
            return fail(game.error().kind, "{}: {}", support::in_quotes(file), game.error().message);
        }
        replays.push_back({.game = *std::move(game), .record = std::move(record)});
    }
    return replays;
}

namespace {

Result<void> verify_all(std::vector<Replay> const& replays) {
    for (std::size_t number = 0; number < replays.size(); ++number) {
        auto const verified = record::verify(*replays[number].game, replays[number].record);
        if (!verified) {
            return fail(verified.error().kind, "game {}: {}", number, verified.error().message);
        }
    }
    return {};
}

std::string verified_text(std::vector<Replay> const& replays) {
    std::string text;
    for (auto const& [game, record] : replays) {
        text += fmt::format("verified: {} plies, over: {}\n", record.moves.size(),
                            rules::to_text(record.outcome));
    }
    return text;
}

// Whatever is wrong with the file, the answer to "does it verify?" is no.
Result<void> verify(ReplayArguments const& arguments, rules::Registry const& games) {
    auto const replays = Replay::read(arguments.file, games);
    if (!replays && replays.error().kind == ErrorKind::not_found) {
        return pass_on(replays);
    }
    auto const verified = replays ? verify_all(*replays) : Result<void>(pass_on(replays));
    if (arguments.view.json) {
        Json const result{{"verified", verified.has_value()},
                          {"games", replays ? Json(replays->size()) : Json(nullptr)},
                          {"why", verified ? Json(nullptr) : Json(verified.error().message)}};
        if (auto const printed = print_json(result); !printed) {
            return printed;
        }
    }
    if (!verified) {
        return fail(ErrorKind::refused, "{}", verified.error().message);
    }
    return arguments.view.json ? Result<void>() : print(verified_text(*replays));
}

Result<void> show_ply(Replay const& replay, ReplayArguments const& arguments) {
    auto const state = record::replay_to(*replay.game, replay.record, *arguments.ply);
    if (!state) {
        return pass_on(state);
    }
    return show_state(**state, static_cast<int>(replay.record.seats.size()), arguments.view);
}

Result<void> run_replay(ReplayArguments const& arguments, rules::Registry const& games) {
    if (arguments.verify && !arguments.with.empty()) {
        return fail(ErrorKind::invalid, "--verify and --with exclude each other");
    }
    if (arguments.verify) {
        return verify(arguments, games);
    }
    auto const replays = Replay::read(arguments.file, games);
    if (!replays) {
        return pass_on(replays);
    }
    auto const number = arguments.game.value_or(0);
    if (number >= replays->size()) {
        return fail(ErrorKind::invalid, "--game: there is no game {}, the file holds {}", number,
                    replays->size());
    }
    auto const& replay = (*replays)[number];
    if (!arguments.with.empty()) {
        return play_on(replay, arguments, games);
    }
    return arguments.ply ? show_ply(replay, arguments) : list_moves(replay, arguments);
}

} // namespace

void add_replay(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("replay", "step through a record, check it, or play on from a ply");
    auto const arguments = std::make_shared<ReplayArguments>();
    add_replay_arguments(command, *arguments);
    command.action([arguments, &games] { return run_replay(*arguments, games); });
}

} // namespace tulkas
