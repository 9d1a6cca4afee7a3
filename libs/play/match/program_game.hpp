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

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace match {

struct ProgramGameParts {
    // Its options are the engine's; its bots those below, of which the first is the baseline if none are
    // given.
    rules::GameInfo info;
    bool is_open = false; // all may see what each is asked and answers
    BuiltProgram engine;
    std::vector<std::pair<std::string, BuiltProgram>> bots; // by name, at least one
};

// The workshop outlives it.
[[nodiscard]] std::shared_ptr<rules::Game const> make_program_game(ProgramGameParts parts,
                                                                   Workshop& workshop);

struct GamePrograms {
    BuiltProgram engine;
    std::vector<std::pair<std::string, BuiltProgram>> bots; // by name
};

// A game of which everything is known, and whose programs are built when somebody needs them: its records and
// tables can be read without.
struct UnbuiltGame {
    rules::GameInfo info; // with its bots
    bool is_open = false;
    EngineStart start;
    // In any thread; the core is given back while a compiler sleeps. An error: they cannot be built.
    std::function<support::Result<GamePrograms>(support::CorePermit* core)> build;
};
[[nodiscard]] std::shared_ptr<rules::Game const> make_program_game(UnbuiltGame unbuilt, Workshop& workshop);

// Builds the programs of a game if it has any and they are not built: whoever may not wait for that comes
// later. unavailable: they cannot be built, or the permit was withdrawn.
[[nodiscard]] support::Result<void> make_ready(rules::Game const& game, support::CorePermit* core = nullptr);
[[nodiscard]] bool is_ready(rules::Game const& game);

class ProgramGame final : public rules::Game {
public:
    ProgramGame(UnbuiltGame unbuilt, Workshop& workshop)
        : m_info(std::move(unbuilt.info)),
          m_is_open(unbuilt.is_open),
          m_start(std::move(unbuilt.start)),
          m_workshop(workshop),
          m_build(std::make_shared<Build const>(std::move(unbuilt.build))) {}

    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }
    // What happens in it depends on the engine alone: there is no start position, and chance is the engine's.
    [[nodiscard]] support::Result<std::unique_ptr<rules::State>>
    start(rules::Setup const& setup) const override;
    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& parameters, std::uint64_t seed) const override;

    // Its programs, which are built if they are not.
    [[nodiscard]] support::Result<std::shared_ptr<GamePrograms const>>
    programs(support::CorePermit* core = nullptr) const;
    [[nodiscard]] bool is_ready() const;
    // The way to an engine, which is started when the channel is opened.
    [[nodiscard]] support::Result<std::unique_ptr<runtime::Channel>> engine(Seating const& seating) const;
    // Whether all may see what each is asked and answers.
    [[nodiscard]] bool is_open() const { return m_is_open; }
    // The core for the bots of a game whose thread keeps to this one.
    [[nodiscard]] std::optional<unsigned> core_for_bots(std::optional<unsigned> core) const {
        return m_start.core_for_bots(core);
    }
    // What the engine is told at the start.
    [[nodiscard]] std::string told(rules::Setup const& setup) const;
    // One of its bots.
    [[nodiscard]] support::Result<runtime::Player> sit_down(std::string_view bot,
                                                            Seating const& seating) const;

    // Whether its engine, given the recorded answers, makes the same game of them (see engine.hpp).
    [[nodiscard]] support::Result<void> verify(record::GameRecord const& record,
                                               ReplayTerms const& terms = {}) const;

private:
    using Build = decltype(UnbuiltGame::build);

    rules::GameInfo m_info;
    bool m_is_open;
    EngineStart m_start;
    Workshop& m_workshop;
    std::mutex mutable m_mutex;
    std::shared_ptr<Build const> mutable m_build; // until it has been done
    std::shared_ptr<GamePrograms const> mutable m_programs;
};

// The game as what it is, if its rules are a program.
[[nodiscard]] ProgramGame const* as_program_game(rules::Game const& game);

// Whether the rules of any game, given the recorded answers, come to the recorded end. refused: they do not.
[[nodiscard]] support::Result<void> verify(rules::Game const& game, record::GameRecord const& record,
                                           ReplayTerms const& terms = {});

// The same of a record that somebody sent who is not trusted. refused: our own rules come to another end, so
// it is a lie. conflict: the engine of a game that was handed in does, and that may be the engine's fault.
// unavailable: nobody knows.
[[nodiscard]] support::Result<void> verify_sent(rules::Game const& game, record::GameRecord const& record,
                                                ReplayTerms const& terms = {});

struct Engine {
    std::unique_ptr<runtime::Channel> channel;
    runtime::Referee const* referee = nullptr; // if it is in this process
    std::string start = {};                    // what it is told, if it is a program
    rules::Teams teams = {};                   // of such a game
};

// The engine of any game, for a table. One that is in this process goes on from the state; a program begins
// at the beginning, as the set-up says.
[[nodiscard]] support::Result<Engine> engine_for(Seating const& seating, rules::Setup const& setup,
                                                 std::unique_ptr<rules::State> state);

} // namespace match
