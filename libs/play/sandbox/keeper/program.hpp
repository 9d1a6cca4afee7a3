// The process that becomes the program: gives up its rights one after the other, and nothing can be had back.
//
// Whatever does not depend on what is to be executed is given up beforehand. Then it waits, already nobody
// and already behind the filter, for the packet that says what to execute.
#pragma once

#include "sandbox/keeper/init.hpp"
#include "support/file_descriptor.hpp"

#include <sys/types.h>

namespace keeper {

// The program's process, and init's end of the socket to it. On it come, in this order: a packet with the
// descriptor at which forbidden calls are told (none when nothing is confined); then, after the packet with
// wire::Start and the streams was sent, a packet with the CPU usage so far (wire::Started), and the end of it
// at the moment of execution.
struct WaitingProgram {
    pid_t process = -1;
    support::FileDescriptor descriptor; // of the process
    support::FileDescriptor socket;
};

[[nodiscard]] WaitingProgram make_program(Assignment const& assignment);

} // namespace keeper
