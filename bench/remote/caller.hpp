// Calls a bot that is a program again and again, at a table of its own.
#pragma once

#include "process/channel.hpp"
#include "runtime/channel.hpp"
#include "sandbox/launcher.hpp"
#include "support/result.hpp"

#include <functional>

namespace remote {

// The envelope that is sent on to the bot, the same each time.
[[nodiscard]] runtime::Envelope a_call();

// On the calling thread, which keeps to the program's core.
[[nodiscard]] support::Result<void> call_again_and_again(sandbox::Launcher& launcher,
                                                         process::Program program, int calls,
                                                         std::function<void()> const& on_answer);

} // namespace remote
