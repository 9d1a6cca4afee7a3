// `tulkas complete`: what may stand at the end of a command line, for the completion of shells.
//
// The scripts in packaging/completion ask the program each time, so they know every command and option
// without listing any.
#include "rules/game.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas {

using support::Result;

namespace {

struct Candidate {
    std::string word;
    std::string help;
};
using Candidates = std::vector<Candidate>;
using Words = std::vector<std::string>;

// What the words in front of the last one mean.
struct Reading {
    CommandDescription const* command = nullptr; // the program itself before there is a command
    ArgumentDescription const* option = nullptr; // the option whose value is the last word
    Words by_place;                              // without the command
};

ArgumentDescription const* find_option(CommandDescription const& command, std::string_view word) {
    auto const found = std::ranges::find_if(
        command.arguments, [&](auto const& argument) { return !argument.by_place && argument.name == word; });
    return found == command.arguments.end() ? nullptr : &*found;
}

Reading read_words(std::vector<CommandDescription> const& commands, Words const& words) {
    Reading reading{.command = &commands.front()};
    for (auto const& word : words) {
        auto const* const option = find_option(*reading.command, word);
        if (reading.option != nullptr) {
            reading.option = nullptr; // this was its value
        } else if (option != nullptr) {
            reading.option = option->type.empty() ? nullptr : option;
        } else if (reading.command == &commands.front()) {
            auto const command = std::ranges::find(commands, word, &CommandDescription::name);
            reading.command = command == commands.end() ? reading.command : &*command;
        } else {
            reading.by_place.push_back(word);
        }
    }
    return reading;
}

// "on" and "off" for the type "on|off".
Candidates choices(std::string_view type) {
    Candidates all;
    while (type.contains('|')) {
        auto const end = type.find('|');
        all.push_back({std::string(type.substr(0, end)), ""});
        type.remove_prefix(end + 1);
    }
    if (!all.empty()) {
        all.push_back({std::string(type), ""});
    }
    return all;
}

Candidates options_of(CommandDescription const& command) {
    Candidates all;
    for (auto const& argument : command.arguments) {
        if (!argument.by_place) {
            all.push_back({argument.name, argument.help});
        }
    }
    return all;
}

Candidates house_bots(rules::Registry const& games, std::string const& game) {
    Candidates all;
    if (auto const found = games.find(game)) {
        for (auto const& bot : (*found)->info().bots) {
            all.push_back({bot.name, bot.help});
        }
    }
    return all;
}

// By the name of the argument at the place. Nothing for files, which the shells know.
Candidates by_place(Reading const& reading, rules::Registry const& games) {
    Candidates all;
    std::size_t place = 0;
    for (auto const& argument : reading.command->arguments) {
        if (!argument.by_place || (place++ < reading.by_place.size() && !argument.repeated)) {
            continue;
        }
        if (argument.name == "GAME") {
            for (auto const& game : games.games()) {
                all.push_back({game->info().name, game->info().title});
            }
        } else if ((argument.name == "BOT" || argument.name == "NEW" || argument.name == "OLD") &&
                   !reading.by_place.empty()) {
            all = house_bots(games, reading.by_place.front());
        }
        break;
    }
    return all;
}

Candidates candidates(std::vector<CommandDescription> const& commands, rules::Registry const& games,
                      Words const& before, std::string_view last) {
    auto const reading = read_words(commands, before);
    if (reading.option != nullptr) {
        return choices(reading.option->type);
    }
    if (last.starts_with('-')) {
        return options_of(*reading.command);
    }
    if (reading.command != &commands.front()) {
        return by_place(reading, games);
    }
    Candidates all;
    for (auto const& command : commands) {
        if (!command.name.empty()) {
            all.push_back({command.name, command.help});
        }
    }
    return all;
}

// One candidate per line, its description behind a tab.
Result<void> complete(CommandLine const& program, rules::Registry const& games, Words words) {
    auto const last = words.empty() ? "" : words.back();
    if (!words.empty()) {
        words.pop_back();
    }
    std::string text;
    for (auto const& [word, help] : candidates(program.describe(), games, words, last)) {
        if (word.starts_with(last)) {
            text += fmt::format("{}\t{}\n", word, help);
        }
    }
    return print(text);
}

} // namespace

void add_complete(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("complete", "print what may stand at the end of a command line");
    command.hide();
    auto const words = std::make_shared<Words>();
    command.words("WORD", *words, "the words after `tulkas`, behind --; the last one is to be completed");
    command.action([&program, &games, words] { return complete(program, games, *words); });
}

} // namespace tulkas
