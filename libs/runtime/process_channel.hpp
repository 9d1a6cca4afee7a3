// A program in the sandbox as an actor: the messages as lines over its standard input and output.
#pragma once

#include "protocol/limits.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"
#include "sandbox/launcher.hpp"

#include <memory>

namespace runtime {

struct Program {
    sandbox::Command command;
    sandbox::Limits limits;
    sandbox::Files files;
    protocol::Limits messages = {};
};

// The program is started when the channel is opened. The loop and the launcher outlive the channel.
[[nodiscard]] std::unique_ptr<Channel> make_process_channel(Loop& loop, sandbox::Launcher& launcher,
                                                            Program program);

} // namespace runtime
