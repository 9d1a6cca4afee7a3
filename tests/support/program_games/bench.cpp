#include "program_games/bench.hpp"

#include "confined/here.hpp"
#include "languages/home.hpp"
#include "support/assert.hpp"

#include <cstdlib>

namespace program_games {

Bench::Bench(confined::Directory const& directory) : m_directory(directory) {
    TULKAS_ASSERT(setenv("XDG_CACHE_HOME", directory.path().c_str(), 1) == 0);
    bool const can_confine = confined::no_namespaces_here().empty();
    m_workshop = match::Workshop::create({.confined = can_confine}).value();
}

match::BuiltProgram Bench::build(std::filesystem::path const& path) {
    auto built = match::build_program(path, *m_workshop);
    TULKAS_ASSERT(built.has_value() && std::holds_alternative<match::BuiltProgram>(*built));
    return std::get<match::BuiltProgram>(*std::move(built));
}

match::ProgramGameParts Bench::nim() {
    auto const directory = languages::find_home().value().directory / "examples/games/nim";
    match::ProgramGameParts parts;
    parts.info.name = "nim";
    parts.info.title = "Nim";
    parts.info.summary = "Who takes the last stone has won.";
    parts.info.kind = rules::Kind::match;
    parts.info.least_seats = 2;
    parts.info.most_seats = 2;
    parts.info.version = 1;
    parts.is_open = true;
    parts.engine = build(directory / "engine.py");
    parts.bots.emplace_back("greedy", build(directory / "bots/greedy.py"));
    return parts;
}

match::ProgramGameParts Bench::duel(std::string const& methods) {
    auto parts = nim();
    m_directory.write("engine.py",
                      "import os, sys, time\nfrom tulkas.engine import BotError, DuelEngine, run\n\n\n"
                      "class Engine(DuelEngine):\n" +
                          methods + "\n\nrun(Engine)\n");
    parts.engine = build(std::filesystem::path(m_directory.path()) / "engine.py");
    return parts;
}

match::ProgramGameParts Bench::challenge(std::string const& methods,
                                         std::vector<std::string> const& answers) {
    match::ProgramGameParts parts;
    parts.info.name = "numbers";
    parts.info.title = "Numbers";
    parts.info.kind = rules::Kind::challenge;
    parts.info.least_seats = 1;
    parts.info.most_seats = 1;
    parts.info.version = 1;
    m_directory.write("engine.py", "from tulkas.engine import BotError, ChallengeEngine, run\n\n\n"
                                   "class Engine(ChallengeEngine):\n" +
                                       methods + "\n\nrun(Engine)\n");
    parts.engine = build(std::filesystem::path(m_directory.path()) / "engine.py");
    parts.engine.players = 1;
    for (auto const& answer : answers) {
        parts.bots.emplace_back("bot" + answer, bot("    def number(self):\n        return " + answer));
    }
    return parts;
}

match::BuiltProgram Bench::bot(std::string const& methods) {
    m_directory.write("bot.py",
                      "from tulkas import Bot, run\n\n\nclass Mine(Bot):\n" + methods + "\n\nrun(Mine)\n");
    return build(std::filesystem::path(m_directory.path()) / "bot.py");
}

} // namespace program_games
