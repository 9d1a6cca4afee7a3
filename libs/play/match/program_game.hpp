// A game whose rules are a program: its engine, and the bots that come with it, which are programs too.
//
// All other code sees a rules::Game. Only this file and play_match.hpp ask whether an engine must be
// started, and only house_bot.hpp asks whether the bots are programs.
#pragma once

#include "match/bot.hpp"
#include "match/engine.hpp"
#include "match/workshop.hpp"
#include "rules/game.hpp"
#include "runtime/referee.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace match {

struct ProgramGameParts {
    rules::GameInfo
        info; // its bots are those below, with the baseline as the first; its options the engine's
    bool is_open = false; // all may see what each is asked and answers
    BuiltProgram engine;
    std::vector<std::pair<std::string, BuiltProgram>> bots; // by name, at least one
};

// The workshop outlives it.
[[nodiscard]] std::shared_ptr<rules::Game const> make_program_game(ProgramGameParts parts,
                                                                   Workshop& workshop);

class ProgramGame final : public rules::Game {
public:
    ProgramGame(ProgramGameParts parts, Workshop& workshop);

    [[nodiscard]] rules::GameInfo const& info() const override { return m_parts.info; }
    // What happens in it depends on the engine alone: there is no start position, and chance is the engine's.
    [[nodiscard]] support::Result<std::unique_ptr<rules::State>>
    start(rules::Setup const& setup) const override;
    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& parameters, std::uint64_t seed) const override;

    // The way to an engine, which is started when the channel is opened.
    [[nodiscard]] std::unique_ptr<runtime::Channel> engine(Seating const& seating) const;
    // What the engine is told at the start.
    [[nodiscard]] std::string told(rules::Setup const& setup) const;
    // One of its bots.
    [[nodiscard]] support::Result<runtime::Player> sit_down(std::string_view bot,
                                                            Seating const& seating) const;

private:
    ProgramGameParts m_parts;
    Workshop& m_workshop;
};

// The game as what it is, if its rules are a program.
[[nodiscard]] ProgramGame const* as_program_game(rules::Game const& game);

struct Engine {
    std::unique_ptr<runtime::Channel> channel;
    runtime::Referee const* referee = nullptr; // if it is in this process
    std::string start = {};                    // what it is told, if it is a program
};

// The engine of any game, for a table. One that is in this process goes on from the state; a program begins
// at the beginning, as the set-up says.
[[nodiscard]] Engine engine_for(Seating const& seating, rules::Setup const& setup,
                                std::unique_ptr<rules::State> state);

} // namespace match
