// `tulkas new-game`: a game to begin with, which plays at once.
#include "languages/home.hpp"
#include "languages/languages.hpp"
#include "languages/toolchain.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::size_t most_template_bytes = 1'000'000;
constexpr char const* kit_tag = "<script src=\"tulkas-viewer.js\"></script>";

struct NewGameArguments {
    std::string language;
    std::string directory;
};

struct GameTemplate {
    std::filesystem::path folder; // engine and bot of the language
    std::string engine;
    std::string bot;
};

Result<GameTemplate> template_for(languages::Home const& home, languages::Language const& language) {
    GameTemplate found{
        .folder = home.directory / "examples" / "new_game" / language.name, .engine = {}, .bot = {}};
    std::error_code error;
    for (auto const& entry : std::filesystem::directory_iterator(found.folder, error)) {
        auto const name = entry.path().filename().string();
        auto& file = name.starts_with("engine") || name.starts_with("Engine") ? found.engine : found.bot;
        file = name;
    }
    if (found.engine.empty() || found.bot.empty()) {
        return fail(ErrorKind::not_found, "there is no game to begin with in {}", language.title);
    }
    return found;
}

Result<std::string> read_template(std::filesystem::path const& file) {
    return support::read_file(file, most_template_bytes);
}

// The viewer is one page: the kit becomes a part of it.
Result<std::string> viewer(languages::Home const& home, std::filesystem::path const& common) {
    auto page = TULKAS_TRY(read_template(common / "viewer.html"));
    auto const kit = TULKAS_TRY(read_template(home.sdk("viewer") / "tulkas-viewer.js"));
    boost::algorithm::replace_first(page, kit_tag, "<script>\n" + kit + "</script>");
    return page;
}

Result<void> write_game(languages::Home const& home, GameTemplate const& game,
                        std::filesystem::path const& directory) {
    auto const common = home.directory / "examples" / "new_game" / "common";
    for (auto const& file : {game.engine, game.bot}) {
        auto const text = TULKAS_TRY(read_template(game.folder / file));
        TULKAS_TRY(support::write_file(directory / file, text, false));
    }
    for (auto const* const file : {"game.toml", "rules.md", "test.sh"}) {
        auto text = TULKAS_TRY(read_template(common / file));
        boost::algorithm::replace_all(text, "{engine}", game.engine);
        boost::algorithm::replace_all(text, "{bot}", game.bot);
        TULKAS_TRY(support::write_file(directory / file, text, false));
    }
    auto const page = TULKAS_TRY(viewer(home, common));
    TULKAS_TRY(support::write_file(directory / "viewer.html", page, false));
    std::error_code error;
    std::filesystem::permissions(directory / "test.sh", std::filesystem::perms::owner_exec,
                                 std::filesystem::perm_options::add, error);
    return {};
}

Result<void> make_game(NewGameArguments const& arguments) {
    auto const home = TULKAS_TRY(languages::find_home());
    auto const all = TULKAS_TRY(languages::Languages::load(home.descriptions()));
    auto const language = TULKAS_TRY(all.find(arguments.language));
    auto const game = TULKAS_TRY(template_for(home, *language));
    std::error_code error;
    if (std::filesystem::exists(arguments.directory, error) &&
        !std::filesystem::is_empty(arguments.directory, error)) {
        return fail(ErrorKind::conflict, "{} already exists and is not an empty directory",
                    in_quotes(arguments.directory));
    }
    TULKAS_TRY(write_game(home, game, arguments.directory));
    if (auto const ready = languages::check_toolchain(*language); !ready) {
        print_note(ready.error().message);
    }
    std::filesystem::path const directory = arguments.directory;
    auto const bot = (directory / game.bot).string();
    return print(fmt::format("{}\ntulkas play {} {} {}\ntulkas check-game {}\n",
                             (directory / game.engine).string(), arguments.directory, bot, bot,
                             arguments.directory));
}

} // namespace

void add_new_game(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("new-game", "create a game of your own to begin with");
    auto const arguments = std::make_shared<NewGameArguments>();
    command.word("LANGUAGE", arguments->language, "cpp, python, java, javascript, go, rust or haskell");
    command.word("DIR", arguments->directory, "the directory to create");
    command.footer("Writes an engine, a bot, rules, a viewer with the viewer kit, a game.toml and test.sh. "
                   "Prints the file to edit, and the commands to play and to check the game.");
    command.action([arguments] { return make_game(*arguments); });
}

} // namespace tulkas
