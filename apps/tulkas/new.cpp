// `tulkas new`: a bot to begin with.
#include "languages/home.hpp"
#include "languages/languages.hpp"
#include "languages/manifest.hpp"
#include "languages/starters.hpp"
#include "languages/toolchain.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/editor_files.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <string>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct NewArguments {
    std::string language;
    std::string game;
    std::string directory;
};

Result<void> check_is_new(std::filesystem::path const& directory) {
    std::error_code error;
    if (std::filesystem::exists(directory, error) && !std::filesystem::is_empty(directory, error)) {
        return fail(ErrorKind::conflict, "{} already exists and is not an empty directory",
                    in_quotes(directory.string()));
    }
    return {};
}

// The source and the manifest that makes a directory a bot.
Result<void> write_bot(std::filesystem::path const& directory, std::string const& main,
                       std::string const& source) {
    if (auto written = support::write_file(directory / main, source, false); !written) {
        return written;
    }
    return support::write_file(directory / languages::manifest_name, fmt::format("main = \"{}\"\n", main),
                               false);
}

// Beside the bot, and not a part of it.
Result<void> write_editor_files(std::filesystem::path const& directory, std::string const& game) {
    std::error_code error;
    auto const program = std::filesystem::read_symlink("/proc/self/exe", error);
    for (auto const& file : editor_files(error ? "tulkas" : program.string(), game)) {
        TULKAS_TRY(support::write_file(directory / file.name, file.content, false));
    }
    return {};
}

Result<void> make_bot(NewArguments const& arguments, rules::Registry const& games) {
    auto const home = TULKAS_TRY(languages::find_home());
    auto const all = TULKAS_TRY(languages::Languages::load(home.descriptions()));
    auto const language = TULKAS_TRY(all.find(arguments.language));
    TULKAS_TRY(games.find(arguments.game));
    auto const starter = TULKAS_TRY(languages::starter_for(home, *language, arguments.game));
    if (auto is_new = check_is_new(arguments.directory); !is_new) {
        return is_new;
    }
    auto const source = TULKAS_TRY(languages::read_starter(home, starter));
    if (auto written = write_bot(arguments.directory, starter.file, source); !written) {
        return written;
    }
    TULKAS_TRY(write_editor_files(arguments.directory, arguments.game));
    if (auto const ready = languages::check_toolchain(*language); !ready) {
        print_note(ready.error().message);
    }
    auto const main = std::filesystem::path(arguments.directory) / starter.file;
    return print(fmt::format("{}\ntulkas play {} {} random --games 10\n", main.string(), arguments.game,
                             arguments.directory));
}

} // namespace

void add_new(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("new", "create a starter bot");
    auto const arguments = std::make_shared<NewArguments>();
    command.word("LANGUAGE", arguments->language, "cpp, python, java, javascript, go, rust or haskell");
    command.word("GAME", arguments->game, "the game's name, as `tulkas games` lists it");
    command.word("DIR", arguments->directory, "the directory to create");
    command.footer(
        "Prints the file to edit and the command to play the bot. VS Code and the IDEs of JetBrains find "
        "tasks to play, watch and debug it.");
    command.action([arguments, &games] { return make_bot(*arguments, games); });
}

} // namespace tulkas
