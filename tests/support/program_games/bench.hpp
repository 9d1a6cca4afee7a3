// Games whose rules are a program, for tests: the example game nim, and engines that a test writes itself.
#pragma once

#include "confined/directory.hpp"
#include "matches/engine.hpp"
#include "matches/program_game.hpp"
#include "matches/workshop.hpp"

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

    [[nodiscard]] matches::Workshop& workshop() { return *m_workshop; }
    // What cannot be built ends the test.
    [[nodiscard]] matches::BuiltProgram build(std::filesystem::path const& path);

    // The example game, for two, with its baseline bot `greedy`.
    [[nodiscard]] matches::ProgramGameParts nim();
    // The same with an engine in Python, given as the methods of a DuelEngine.
    [[nodiscard]] matches::ProgramGameParts duel(std::string const& methods);
    // For one, with its bots: each answers the same number, whatever it is asked.
    [[nodiscard]] matches::ProgramGameParts challenge(std::string const& methods,
                                                      std::vector<std::string> const& answers);
    [[nodiscard]] std::shared_ptr<rules::Game const> game(matches::ProgramGameParts parts) {
        return matches::make_program_game(std::move(parts), *m_workshop);
    }
    // A bot in Python, given as the methods of a Bot.
    [[nodiscard]] matches::BuiltProgram bot(std::string const& methods);

private:
    confined::Directory const& m_directory;
    std::unique_ptr<matches::Workshop> m_workshop;
};

} // namespace program_games
