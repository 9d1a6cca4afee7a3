// Games whose rules are a program, for tests: the example game nim, and engines that a test writes itself.
#pragma once

#include "confined/directory.hpp"
#include "match/engine.hpp"
#include "match/program_game.hpp"
#include "match/workshop.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace program_games {

// A workshop; with a sandbox, where there can be one.
class Bench {
public:
    // Everything is built in the directory, which outlives it.
    explicit Bench(confined::Directory const& directory);

    [[nodiscard]] match::Workshop& workshop() { return *m_workshop; }
    // What cannot be built ends the test.
    [[nodiscard]] match::BuiltProgram build(std::filesystem::path const& path);

    // The example game, for two, with its baseline bot `greedy`.
    [[nodiscard]] match::ProgramGameParts nim();
    // The same with an engine in Python, given as the methods of a DuelEngine.
    [[nodiscard]] match::ProgramGameParts duel(std::string const& methods);
    // For one, with its bots: each answers the same number, whatever it is asked.
    [[nodiscard]] match::ProgramGameParts challenge(std::string const& methods,
                                                    std::vector<std::string> const& answers);
    [[nodiscard]] std::shared_ptr<rules::Game const> game(match::ProgramGameParts parts) {
        return match::make_program_game(std::move(parts), *m_workshop);
    }
    // A bot in Python, given as the methods of a Bot.
    [[nodiscard]] match::BuiltProgram bot(std::string const& methods);

private:
    confined::Directory const& m_directory;
    std::unique_ptr<match::Workshop> m_workshop;
};

} // namespace program_games
