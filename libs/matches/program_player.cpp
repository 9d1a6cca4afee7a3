#include "matches/program_player.hpp"

#include "runtime/process_channel.hpp"

#include <utility>

namespace matches {

std::unique_ptr<runtime::Channel> open_program(Workshop& workshop, languages::Program program,
                                               runtime::Loop& loop, std::optional<unsigned> core) {
    program.limits.core = core;
    return runtime::make_process_channel(
        loop, workshop.launcher(),
        {.command = std::move(program.command), .limits = program.limits, .files = std::move(program.files)});
}

} // namespace matches
