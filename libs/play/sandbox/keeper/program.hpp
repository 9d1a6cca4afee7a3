// The process that becomes the program: it gives up its rights one by one and cannot get them back.
//
// It gives up everything that does not depend on the program beforehand. Then it waits, without rights and
// behind the filter of system calls, for the packet that says what to execute.
#pragma once

#include "sandbox/keeper/init.hpp"
#include "support/file_descriptor.hpp"

#include <sys/types.h>

namespace keeper {

// The program's process, and init's end of the socket to it. The socket receives, in this order: a packet
// with the listener for forbidden calls (none when nothing is confined); then, after the packet with
// wire::Start and the streams was sent, a packet with the CPU usage so far (wire::Started), and the end of it
// at the moment of execution.
struct WaitingProgram {
    pid_t process = -1;
    support::FileDescriptor descriptor; // of the process
    support::FileDescriptor socket;
};

[[nodiscard]] WaitingProgram make_program(Assignment const& assignment);

} // namespace keeper
