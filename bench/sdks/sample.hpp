// How long a program takes to start and to answer.
#pragma once

#include "process/channel.hpp"
#include "sandbox/launcher.hpp"
#include "support/result.hpp"

namespace sdks {

struct Sample {
    sandbox::Duration start = sandbox::Duration::max(); // until the first call was answered
    // Each of the quickest thousand calls in a row: others who use the machine leave some alone.
    sandbox::Duration call = sandbox::Duration::max();
};

// On the calling thread, which keeps to the program's core.
[[nodiscard]] support::Result<Sample> sample_calls(sandbox::Launcher& launcher, process::Program program);

} // namespace sdks
