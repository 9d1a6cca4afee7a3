#include "match/program_game.hpp"

#include "match/engine_state.hpp"
#include "match/program_player.hpp"
#include "record/replay.hpp"
#include "runtime/native_engine.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace match {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<std::unique_ptr<rules::State>> ProgramGame::start(rules::Setup const& setup) const {
    auto const& info = m_info;
    if (setup.position) {
        return fail(ErrorKind::invalid, "{} cannot start from a position: its engine chooses the start",
                    info.title);
    }
    if (setup.seats < info.least_seats || setup.seats > info.most_seats) {
        return fail(ErrorKind::invalid, "{} has {} to {} seats (got {})", info.title, info.least_seats,
                    info.most_seats, setup.seats);
    }
    return std::make_unique<EngineState>(setup.seats, m_is_open, info.teams);
}

std::unique_ptr<rules::Bot> ProgramGame::make_bot(std::string_view /*name*/,
                                                  rules::Options const& /*parameters*/,
                                                  std::uint64_t /*seed*/) const {
    return nullptr;
}

Result<std::shared_ptr<GamePrograms const>> ProgramGame::programs(support::CorePermit* core) const {
    std::unique_lock lock(m_mutex);
    if (m_programs) {
        return m_programs;
    }
    auto const build = m_build;
    lock.unlock(); // it may take its time
    auto built = (*build)(core);
    if (!built) {
        return fail(ErrorKind::unavailable, "{}", built.error().message);
    }
    auto programs = std::make_shared<GamePrograms const>(*std::move(built));
    lock.lock();
    if (!m_programs) { // another thread may have been faster
        m_programs = std::move(programs);
        m_build = nullptr;
    }
    return m_programs;
}

bool ProgramGame::is_ready() const {
    std::lock_guard const lock(m_mutex);
    return m_programs != nullptr;
}

Result<std::unique_ptr<runtime::Channel>> ProgramGame::engine(Seating const& seating) const {
    auto const ready = TULKAS_TRY(programs());
    // The seating's memory limit is meant for bots, not for the engine.
    auto program = ready->engine.built.program(m_workshop.setting(), m_workshop.memory());
    return open_program(m_workshop, std::move(program), seating.loop, seating.core);
}

std::string ProgramGame::told(rules::Setup const& setup) const {
    return start_data(m_start, setup);
}

Result<runtime::Player> ProgramGame::sit_down(std::string_view bot, Seating const& seating) const {
    auto const choice = TULKAS_TRY(rules::choose_house_bot(*this, bot));
    auto const ready = TULKAS_TRY(programs());
    auto const found =
        std::ranges::find_if(ready->bots, [&](auto const& one) { return one.first == choice.name; });
    TULKAS_ASSERT(found != ready->bots.end());
    auto const& built = found->second.built;
    auto program = built.program(m_workshop.setting(), memory_for(seating, m_workshop));
    return runtime::Player{.name = std::string(bot),
                           .channel =
                               open_program(m_workshop, std::move(program), seating.loop, seating.core),
                           .hash = built.digest};
}

Result<void> ProgramGame::verify(record::GameRecord const& record, ReplayTerms const& terms) const {
    auto const ready = TULKAS_TRY(programs(terms.core));
    return match::verify(ready->engine, record, m_workshop, terms);
}

std::shared_ptr<rules::Game const> make_program_game(UnbuiltGame unbuilt, Workshop& workshop) {
    TULKAS_ASSERT(!unbuilt.info.bots.empty() && !unbuilt.info.is_built_in());
    unbuilt.info.options = unbuilt.start.options;
    return std::make_shared<ProgramGame const>(std::move(unbuilt), workshop);
}

std::shared_ptr<rules::Game const> make_program_game(ProgramGameParts parts, Workshop& workshop) {
    TULKAS_ASSERT(!parts.bots.empty());
    auto info = std::move(parts.info);
    if (info.bots.empty()) {
        for (auto const& [name, program] : parts.bots) {
            info.bots.push_back({.name = name, .help = "a program that comes with the game"});
        }
        info.baseline = parts.bots.front().first;
    }
    TULKAS_ASSERT(std::ranges::equal(info.bots, parts.bots, {}, &rules::BotInfo::name,
                                     &std::pair<std::string, BuiltProgram>::first));
    auto start = parts.engine.start;
    GamePrograms programs{.engine = std::move(parts.engine), .bots = std::move(parts.bots)};
    auto game =
        make_program_game({.info = std::move(info),
                           .is_open = parts.is_open,
                           .start = std::move(start),
                           .build = [programs = std::move(programs)](
                                        support::CorePermit*) { return Result<GamePrograms>(programs); }},
                          workshop);
    TULKAS_ASSERT(make_ready(*game).has_value());
    return game;
}

Result<void> make_ready(rules::Game const& game, support::CorePermit* core) {
    if (auto const* const program = as_program_game(game)) {
        TULKAS_TRY(program->programs(core));
    }
    return {};
}

bool is_ready(rules::Game const& game) {
    auto const* const program = as_program_game(game);
    return program == nullptr || program->is_ready();
}

ProgramGame const* as_program_game(rules::Game const& game) {
    return dynamic_cast<ProgramGame const*>(&game);
}

Result<void> verify(rules::Game const& game, record::GameRecord const& record, ReplayTerms const& terms) {
    auto const* const program = as_program_game(game);
    return program != nullptr ? program->verify(record, terms) : record::verify(game, record);
}

Result<void> verify_sent(rules::Game const& game, record::GameRecord const& record,
                         ReplayTerms const& terms) {
    auto const same = verify(game, record, terms);
    if (same) {
        return {};
    }
    bool const is_unknown = same.error().kind == ErrorKind::unavailable;
    bool const is_program = as_program_game(game) != nullptr;
    return fail(is_unknown   ? ErrorKind::unavailable
                : is_program ? ErrorKind::conflict
                             : ErrorKind::refused,
                "the record does not replay: {}", same.error().message);
}

Result<Engine> engine_for(Seating const& seating, rules::Setup const& setup,
                          std::unique_ptr<rules::State> state) {
    if (auto const* const game = as_program_game(seating.game)) {
        auto channel = TULKAS_TRY(game->engine(seating));
        return Engine{.channel = std::move(channel), .start = game->told(setup), .teams = game->info().teams};
    }
    auto engine = std::make_unique<runtime::NativeEngine>(seating.game.info(), setup.seats, std::move(state));
    auto const* const referee = engine.get();
    return Engine{.channel = std::move(engine), .referee = referee};
}

} // namespace match
