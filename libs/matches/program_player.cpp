#include "matches/program_player.hpp"

#include "runtime/process_channel.hpp"

#include <utility>

namespace matches {

std::unique_ptr<runtime::Channel> open_program(Workshop& workshop, languages::Program program,
                                               Place const& place) {
    program.limits.core = place.core;
    return runtime::make_process_channel(
        place.loop, workshop.launcher(),
        {.command = std::move(program.command), .limits = program.limits, .files = std::move(program.files)});
}

} // namespace matches
