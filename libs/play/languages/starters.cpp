#include "languages/starters.hpp"

#include "support/file_io.hpp"
#include "support/text.hpp"

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::uint64_t longest_starter = 1'000'000; // bytes

} // namespace

Result<Starter> starter_for(Language const& language, std::string const& game) {
    if (auto const found = language.starters.find(game); found != language.starters.end()) {
        return Starter{.language = language.name, .file = found->second};
    }
    std::string games;
    for (auto const& starter : language.starters) {
        games += (games.empty() ? "" : ", ") + starter.first;
    }
    return fail(ErrorKind::not_found, "no {} starter bot for {}; there is one for: {}", language.title,
                in_quotes(game), games.empty() ? "no game" : games);
}

Result<std::string> read_starter(Home const& home, Starter const& starter) {
    return support::read_file(home.starters(starter.language) / starter.file, longest_starter);
}

} // namespace languages
