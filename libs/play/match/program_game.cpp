#include "match/program_game.hpp"

#include "match/engine_state.hpp"
#include "match/program_player.hpp"
#include "runtime/native_engine.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace match {

using support::ErrorKind;
using support::fail;
using support::Result;

ProgramGame::ProgramGame(ProgramGameParts parts, Workshop& workshop)
    : m_parts(std::move(parts)), m_workshop(workshop) {
    auto& info = m_parts.info;
    TULKAS_ASSERT(!m_parts.bots.empty() && !info.is_built_in());
    info.bots.clear();
    for (auto const& [name, program] : m_parts.bots) {
        info.bots.push_back({.name = name, .help = "a program that comes with the game"});
    }
    info.baseline = m_parts.bots.front().first;
    info.options = m_parts.engine.start.options;
}

Result<std::unique_ptr<rules::State>> ProgramGame::start(rules::Setup const& setup) const {
    auto const& info = m_parts.info;
    if (setup.position) {
        return fail(ErrorKind::invalid, "{} cannot start from a position: its engine chooses the start",
                    info.title);
    }
    if (setup.seats < info.least_seats || setup.seats > info.most_seats) {
        return fail(ErrorKind::invalid, "{} has {} to {} seats (got {})", info.title, info.least_seats,
                    info.most_seats, setup.seats);
    }
    return std::make_unique<EngineState>(setup.seats, m_parts.is_open);
}

std::unique_ptr<rules::Bot> ProgramGame::make_bot(std::string_view /*name*/,
                                                  rules::Options const& /*parameters*/,
                                                  std::uint64_t /*seed*/) const {
    return nullptr;
}

std::unique_ptr<runtime::Channel> ProgramGame::engine(Seating const& seating) const {
    // The seating's memory limit is meant for bots, not for the engine.
    auto program = m_parts.engine.built.program(m_workshop.setting(), m_workshop.memory());
    return open_program(m_workshop, std::move(program), seating.loop, seating.core);
}

std::string ProgramGame::told(rules::Setup const& setup) const {
    return start_data(m_parts.engine.start, setup);
}

Result<runtime::Player> ProgramGame::sit_down(std::string_view bot, Seating const& seating) const {
    auto const choice = TULKAS_TRY(rules::choose_house_bot(*this, bot));
    auto const found =
        std::ranges::find_if(m_parts.bots, [&](auto const& one) { return one.first == choice.name; });
    auto const& built = found->second.built;
    auto program = built.program(m_workshop.setting(), memory_for(seating, m_workshop));
    return runtime::Player{.name = std::string(bot),
                           .channel =
                               open_program(m_workshop, std::move(program), seating.loop, seating.core),
                           .hash = built.digest};
}

std::shared_ptr<rules::Game const> make_program_game(ProgramGameParts parts, Workshop& workshop) {
    return std::make_shared<ProgramGame const>(std::move(parts), workshop);
}

ProgramGame const* as_program_game(rules::Game const& game) {
    return dynamic_cast<ProgramGame const*>(&game);
}

Engine engine_for(Seating const& seating, rules::Setup const& setup, std::unique_ptr<rules::State> state) {
    if (auto const* const game = as_program_game(seating.game)) {
        return {.channel = game->engine(seating), .start = game->told(setup)};
    }
    auto engine = std::make_unique<runtime::NativeEngine>(seating.game.info(), setup.seats, std::move(state));
    auto const* const referee = engine.get();
    return {.channel = std::move(engine), .referee = referee};
}

} // namespace match
