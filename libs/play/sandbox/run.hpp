// Runs a sandboxed program from start to end without interaction: for builds, checks and tests.
#pragma once

#include "sandbox/exit_reason.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/scratch.hpp"
#include "support/core_permit.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace sandbox {

// Called with what a program prints to either of its streams while it runs, at most a few times a second.
// Output beyond the limits may be left out.
using Heard = std::function<void(std::string_view printed)>;

struct Job {
    Command command;
    Limits limits;
    Files files;
    std::string input;                        // all of its standard input
    std::uint64_t most_output = 1 * mebibyte; // more than this ends it
    Heard heard = {};
    support::CorePermit* core = nullptr; // rests while the program sleeps; once withdrawn, it ends
};

struct Finished {
    Report report;
    std::string output;
    Scratch scratch; // with the files it has left
};

// Returns when it has ended. Without a limit of wall-clock time that may be never. unavailable also if the
// permit was withdrawn.
[[nodiscard]] support::Result<Finished> run(Launcher& launcher, Job const& job);

} // namespace sandbox
