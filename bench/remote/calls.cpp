#include "remote/calls.hpp"

#include "confinement/echo_program.hpp"
#include "confinement/plain_process.hpp"
#include "remote/bot_program.hpp"
#include "remote/caller.hpp"
#include "remote/cores.hpp"
#include "runtime/actor_lines.hpp"

#include <algorithm>
#include <chrono>
#include <unistd.h>
#include <utility>
#include <vector>

namespace remote {

using confinement::EchoProgram;
using confinement::Times;
using sandbox::Duration;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr int calls = 4000;

// Begins to count when the first call was answered: then the bot is there.
Result<Done> make_calls(sandbox::Launcher& launcher, process::Program program, StartLine& start) {
    Done done;
    bool is_first = true;
    auto const made = call_again_and_again(launcher, std::move(program), calls, [&] {
        if (std::exchange(is_first, false)) {
            start.wait();
            done.begin = std::chrono::steady_clock::now();
        } else if (++done.times == calls - 1) {
            done.end = std::chrono::steady_clock::now();
        }
    });
    return made ? Result<Done>(done) : pass_on(made);
}

Result<Done> make_bare_round_trips(std::string const& echo, StartLine& start) {
    auto const process = TULKAS_TRY(confinement::PlainProcess::start({echo}));
    std::string message;
    runtime::ActorLines::append(message, a_call());
    bool good = read(process.output(), message.data(), 1) == 1; // says that it is there
    start.wait();
    Done done{.times = calls, .begin = std::chrono::steady_clock::now(), .end = {}};
    for (int i = 0; i < calls && good; ++i) {
        good = write(process.input(), message.data(), message.size()) > 0 &&
               read(process.output(), message.data(), message.size()) > 0;
    }
    done.end = std::chrono::steady_clock::now();
    return good ? done : Result<Done>(fail(ErrorKind::unavailable, "the echo program has ended"));
}

Result<Times> measure(Result<Duration> (*time)(Workload const&), int rounds) {
    auto const bot = BotProgram::create();
    auto const echo = EchoProgram::create();
    auto launcher = sandbox::Launcher::create();
    if (!bot || !echo || !launcher) {
        return !bot ? pass_on(bot) : !echo ? pass_on(echo) : pass_on(launcher);
    }
    // The best of some rounds: whoever else uses the machine can only add to it.
    std::vector<Duration> ours;
    std::vector<Duration> theirs;
    for (int round = 0; round < rounds; ++round) {
        auto const bare =
            time([&](unsigned, StartLine& start) { return make_bare_round_trips(echo->path(), start); });
        auto const whole = time([&](unsigned core, StartLine& start) {
            return make_calls(*launcher, bot->program(true, core), start);
        });
        if (!bare || !whole) {
            return bare ? pass_on(whole) : pass_on(bare);
        }
        ours.push_back(*whole);
        theirs.push_back(*bare);
    }
    return Times{.ours = *std::ranges::min_element(ours), .theirs = *std::ranges::min_element(theirs)};
}

} // namespace

Result<Times> measure_call(int rounds) {
    return measure(time_on_one_core, rounds);
}

Result<Times> measure_calls_on_all_cores(int rounds) {
    return measure(time_on_all_cores, rounds);
}

} // namespace remote
