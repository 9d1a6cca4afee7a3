#include "match/program_player.hpp"

#include "process/channel.hpp"

#include <utility>

namespace match {

std::unique_ptr<runtime::Channel> open_program(Workshop& workshop, languages::Program program,
                                               runtime::Loop& loop, std::optional<unsigned> core) {
    program.limits.core = core;
    return process::make_channel(loop, workshop.launcher(),
                                 {.command = std::move(program.command),
                                  .limits = program.limits,
                                  .files = std::move(program.files),
                                  .own_threads = std::move(program.own_threads)});
}

std::uint64_t memory_for(Seating const& seating, Workshop const& workshop) {
    return seating.memory.value_or(workshop.memory(seating.game.info()));
}

} // namespace match
