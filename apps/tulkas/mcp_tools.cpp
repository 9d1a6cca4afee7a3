#include "tulkas/mcp_tools.hpp"

#include "all_games/all_games.hpp"
#include "languages/home.hpp"
#include "languages/languages.hpp"
#include "languages/starters.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/arena_client.hpp"
#include "tulkas/own_program.hpp"

#include <fmt/format.h>

#include <atomic>
#include <memory>

namespace tulkas {

using mcp::Arguments;
using mcp::Content;
using mcp::Parameter;
using mcp::ParameterType;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

using Answer = Result<std::vector<Content>>;

std::vector<Content> one_text(std::string text) {
    return {{.text = std::move(text)}};
}

// What a command prints. Status 1 is an answer too: the bot is not accepted, the games differ.
Answer run_command(std::vector<std::string> const& words, std::stop_token const& stop) {
    auto const done = TULKAS_TRY(run_own_program(words, stop));
    auto text = done.output + (done.errors.empty() || done.output.empty() ? "" : "\n") + done.errors;
    if (done.status > 1) {
        return fail(ErrorKind::refused, "{}", text);
    }
    return one_text(std::move(text));
}

Parameter game_parameter(rules::Registry const& games) {
    std::vector<std::string> names;
    for (auto const& game : games.games()) {
        names.push_back(game->info().name);
    }
    return {.name = "game", .description = "the game's name", .choices = std::move(names)};
}

Parameter text_parameter(std::string name, std::string description, bool is_required = true) {
    return {.name = std::move(name), .description = std::move(description), .is_required = is_required};
}

Parameter number_parameter(std::string name, std::string description) {
    return {.name = std::move(name),
            .type = ParameterType::number,
            .description = std::move(description),
            .is_required = false};
}

Parameter language_parameter(std::string description) {
    return {.name = "language",
            .description = std::move(description),
            .choices = {"cpp", "go", "haskell", "java", "javascript", "python", "rust"}};
}

// A word that a command line could take for an option is none of an agent's.
Result<void> check_words(std::vector<std::string> const& words) {
    for (auto const& word : words) {
        if (word.empty() || word.starts_with('-')) {
            return fail(ErrorKind::invalid, "{} is not a bot, a file or an address",
                        support::in_quotes(word));
        }
    }
    return {};
}

Answer starter_answer(Arguments const& arguments) {
    auto const home = TULKAS_TRY(languages::find_home());
    auto const all = TULKAS_TRY(languages::Languages::load(home.descriptions()));
    auto const language = TULKAS_TRY(all.find(arguments.text("language")));
    auto const found = TULKAS_TRY(languages::starter_for(home, *language, arguments.text("game")));
    auto const source = TULKAS_TRY(languages::read_starter(home, found));
    return one_text(fmt::format("Write this to a file {} and edit it:\n\n{}", found.file, source));
}

Answer manual_answer(Arguments const& arguments) {
    constexpr std::uint64_t most_bytes = 1'000'000;
    auto const home = TULKAS_TRY(languages::find_home());
    auto text =
        TULKAS_TRY(support::read_file(home.sdk(arguments.text("language")) / "README.md", most_bytes));
    return one_text(std::move(text));
}

// Of records of this session, by the number that `play` told; or any file.
std::vector<std::string> of_record(Arguments const& arguments, std::string command) {
    std::vector<std::string> words{std::move(command), arguments.text("record")};
    if (auto const game = arguments.number("number")) {
        words.insert(words.end(), {"--game", std::to_string(*game)});
    }
    return words;
}

std::vector<Parameter> record_parameters() {
    return {text_parameter("record", "the file that `play` has named, or any other record"),
            number_parameter("number", "which game of the record, from 0")};
}

Answer play_answer(Arguments const& arguments, std::filesystem::path const& records, std::atomic<int>& count,
                   std::stop_token const& stop) {
    auto const bots = arguments.texts("bots");
    TULKAS_TRY(check_words(bots));
    auto const file = (records / fmt::format("{}.record", ++count)).string();
    std::vector<std::string> words{"play", arguments.text("game")};
    words.insert(words.end(), bots.begin(), bots.end());
    words.insert(words.end(), {"--games", std::to_string(arguments.number("games").value_or(1)), "--seed",
                               std::to_string(arguments.number("seed").value_or(0)), "--record", file});
    auto played = TULKAS_TRY(run_command(words, stop));
    played.push_back({.text = fmt::format("record: {}", file)});
    return played;
}

Answer replay_answer(Arguments const& arguments, std::stop_token const& stop) {
    TULKAS_TRY(check_words({arguments.text("record")}));
    auto words = of_record(arguments, "replay");
    if (auto const ply = arguments.number("ply")) {
        words.insert(words.end(), {"--ply", std::to_string(*ply)});
    }
    return run_command(words, stop);
}

Answer picture_answer(Arguments const& arguments, std::stop_token const& stop) {
    TULKAS_TRY(check_words({arguments.text("record")}));
    auto words = of_record(arguments, "replay");
    words.insert(words.end(), {"--ply", std::to_string(arguments.number("ply").value_or(0)), "--svg"});
    auto const done = TULKAS_TRY(run_own_program(words, stop));
    if (done.status != 0) {
        return fail(ErrorKind::refused, "{}", done.errors);
    }
    return std::vector<Content>{{.text = done.output, .picture_type = "image/svg+xml"}};
}

Answer logs_answer(Arguments const& arguments, std::stop_token const& stop) {
    TULKAS_TRY(check_words({arguments.text("record")}));
    auto words = of_record(arguments, "replay");
    words.emplace_back("--logs");
    return run_command(words, stop);
}

// The token stays out of the arguments of a program, which everybody on the machine may read: it finds it by
// itself.
Answer submit_answer(Arguments const& arguments, ArenaArguments const& arena, std::stop_token const& stop) {
    TULKAS_TRY(check_words({arguments.text("file")}));
    std::vector<std::string> words{"submit", arguments.text("game"), arguments.text("file")};
    if (arena.server) {
        words.insert(words.end(), {"--server", *arena.server});
    }
    if (auto const contest = arguments.number("contest")) {
        words.insert(words.end(), {"--contest", std::to_string(*contest)});
    }
    return run_command(words, stop);
}

// GET alone: an agent reads there, and changes nothing.
Answer ask_arena(Arguments const& arguments, ArenaArguments const& arena) {
    auto const path = arguments.text("path");
    if (!path.starts_with('/') || path.find_first_of(" \r\n#") != std::string::npos || path.contains("..")) {
        return fail(ErrorKind::invalid, "\"path\" must begin with a slash, such as /games");
    }
    auto const client = TULKAS_TRY(ArenaClient::create(arena));
    auto text = TULKAS_TRY(client.ask({.path = path}));
    return one_text(std::move(text));
}

std::vector<mcp::Tool> reading_tools(rules::Registry const& games) {
    return {
        {.name = "list_games",
         .description = "The games, their options and their house bots, as JSON.",
         .parameters = {},
         .run = [](Arguments const&,
                   std::stop_token const& stop) { return run_command({"games", "--json"}, stop); }},
        {.name = "rules",
         .description = "The rules of a game, what its bots are asked and what they answer.",
         .parameters = {game_parameter(games)},
         .run = [](Arguments const& arguments, std::stop_token const&) -> Answer {
             auto const rules = all_games::rules_text(arguments.text("game"));
             return rules ? Answer(one_text(std::string(*rules)))
                          : fail(ErrorKind::not_found, "it has no rules text");
         }},
        {.name = "starter",
         .description = "The source of a bot to begin with, for a game and a language.",
         .parameters = {game_parameter(games), language_parameter("the programming language")},
         .run = [](Arguments const& arguments, std::stop_token const&) { return starter_answer(arguments); }},
        {.name = "docs",
         .description = "How bots are written in a language: the SDK's types, logging, time.",
         .parameters = {language_parameter("the programming language")},
         .run = [](Arguments const& arguments, std::stop_token const&) { return manual_answer(arguments); }},
    };
}

std::vector<mcp::Tool> local_tools(McpSettings const& settings, rules::Registry const& games) {
    auto const count = std::make_shared<std::atomic<int>>(0);
    auto const with_ply = [](std::string const& what) {
        auto parameters = record_parameters();
        parameters.push_back(number_parameter("ply", what));
        return parameters;
    };
    return {
        {.name = "check",
         .description = "Builds a bot in the sandbox and lets it play a few games against the baseline, as "
                        "an arena would; "
                        "compiler messages, errors and results. Nothing is submitted.",
         .parameters = {game_parameter(games),
                        text_parameter("file", "the bot's source file, or its directory"),
                        number_parameter("games", "how many games to play (default: 2)")},
         .run = [](Arguments const& arguments, std::stop_token const& stop) -> Answer {
             TULKAS_TRY(check_words({arguments.text("file")}));
             return run_command({"judge", arguments.text("game"), arguments.text("file"), "--games",
                                 std::to_string(arguments.number("games").value_or(2)), "--wins", "0"},
                                stop);
         }},
        {.name = "play",
         .description =
             "Plays games between bots on this machine: source files, directories or house bots. Answers the "
             "results, and the file with the record.",
         .parameters = {game_parameter(games),
                        {.name = "bots",
                         .type = ParameterType::texts,
                         .description = "one for each seat, such as [\"my_bot.py\", \"greedy\"]"},
                        number_parameter("games",
                                         "how many games; players change seats after each (default: 1)"),
                        number_parameter("seed", "same seed, same games (default: 0)")},
         .run =
             [records = settings.records, count](Arguments const& arguments, std::stop_token const& stop) {
                 return play_answer(arguments, records, *count, stop);
             }},
        {.name = "replay",
         .description = "A recorded game as text: its moves, or the board after so many of them.",
         .parameters = with_ply("draw the board after this many moves; list the moves without it"),
         .run = replay_answer},
        {.name = "picture",
         .description = "The board of a recorded game after so many moves, as a picture (SVG).",
         .parameters = with_ply("after this many moves (default: 0)"),
         .run = picture_answer},
        {.name = "logs",
         .description =
             "What the bots wrote during a recorded game, each line with the number of moves made so far.",
         .parameters = record_parameters(),
         .run = logs_answer},
    };
}

std::vector<mcp::Tool> arena_tools(McpSettings const& settings, rules::Registry const& games) {
    return {
        {.name = "submit",
         .description =
             "Submits a bot to the arena and waits for the verdict. Every upload counts as an attempt.",
         .parameters = {game_parameter(games),
                        text_parameter("file", "the bot's source file, or its directory"),
                        number_parameter("contest", "the contest's id; the ladder without it")},
         .is_read_only = false,
         .run =
             [arena = settings.arena](Arguments const& arguments, std::stop_token const& stop) {
                 return submit_answer(arguments, arena, stop);
             }},
        {.name = "arena",
         .description =
             "Reads from the arena's HTTP interface (GET below /api/v1), as JSON: /ladders/GAME for a "
             "ranking, "
             "/submissions for your bots, /submissions/3 for a verdict, /submissions/3/games/1/logs, "
             "/ladders/GAME/games/7/record, /openapi.json for everything there is.",
         .parameters = {text_parameter("path", "the path, with its query")},
         .run = [arena = settings.arena](Arguments const& arguments,
                                         std::stop_token const&) { return ask_arena(arguments, arena); }},
    };
}

} // namespace

std::vector<mcp::Tool> mcp_tools(McpSettings const& settings, rules::Registry const& games) {
    std::vector<mcp::Tool> all;
    for (auto& part : {reading_tools(games), local_tools(settings, games), arena_tools(settings, games)}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

} // namespace tulkas
