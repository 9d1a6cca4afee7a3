#include "languages/starters.hpp"

#include "support/file_io.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::uint64_t longest_starter = 1'000'000; // bytes

std::string without_last_word(std::string const& name) {
    return name.substr(0, std::min(name.rfind('-'), name.size()));
}

// "martian-chess" for martian_chess_miser and MartianChessMiser.
std::string game_of(std::string const& stem) {
    std::string words;
    for (char const c : stem) {
        bool const is_capital = c >= 'A' && c <= 'Z';
        if (is_capital && !words.empty()) {
            words += '-';
        }
        words += c == '_' ? '-' : is_capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return without_last_word(words);
}

// game -> file
std::map<std::string, std::string> starters_of(Home const& home, Language const& language) {
    std::map<std::string, std::string> found;
    std::error_code error;
    for (auto const& entry : std::filesystem::directory_iterator(home.starters(language.name), error)) {
        auto const& path = entry.path();
        if (std::ranges::find(language.extensions, path.extension().string()) != language.extensions.end()) {
            found[game_of(path.stem())] = path.filename();
        }
    }
    return found;
}

} // namespace

Result<Starter> starter_for(Home const& home, Language const& language, std::string const& game) {
    auto const starters = starters_of(home, language);
    for (auto const& name : {game, without_last_word(game)}) {
        if (auto const found = starters.find(name); found != starters.end()) {
            return Starter{.language = language.name, .file = found->second};
        }
    }
    std::string games;
    for (auto const& starter : starters) {
        games += (games.empty() ? "" : ", ") + starter.first;
    }
    return fail(ErrorKind::not_found, "no {} starter bot for {}; there is one for: {}", language.title,
                in_quotes(game), games.empty() ? "no game" : games);
}

Result<std::string> read_starter(Home const& home, Starter const& starter) {
    return support::read_file(home.starters(starter.language) / starter.file, longest_starter);
}

} // namespace languages
