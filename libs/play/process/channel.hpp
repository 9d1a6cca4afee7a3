// A sandboxed program as an actor: messages are lines on its standard input and output.
#pragma once

#include "protocol/limits.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"
#include "sandbox/launcher.hpp"

#include <memory>
#include <string>
#include <vector>

namespace process {

struct Program {
    sandbox::Command command;
    sandbox::Limits limits;
    sandbox::Files files;
    protocol::Limits messages = {.binary = 0}; // it has what it needs already
    // Threads of its language's machine, by name. Such a program prints the line READY before anything of its
    // author's runs, and then waits for its first message, which is kept back until then.
    std::vector<std::string> own_threads = {};
};

// The program is started when the channel is opened. The loop and the launcher outlive the channel.
//
// What it prints to its standard error goes to its log with its next answer: so the same game leaves the same
// log, however the two streams happen to be heard. Of very much only the end is kept, and how much went
// before is said.
[[nodiscard]] std::unique_ptr<runtime::Channel> make_channel(runtime::Loop& loop, sandbox::Launcher& launcher,
                                                             Program program);

} // namespace process
