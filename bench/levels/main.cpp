// What each level of isolation costs: starting a program, a call there and back, computing.
#include "confined/jobs.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int rounds = 50;

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + std::ssize(values) / 2);
    return values.at(values.size() / 2);
}

struct Cost {
    std::vector<double> waited = {};
    std::vector<double> used = {}; // of the processor

    void print(char const* what) const {
        fmt::print("{} {:.3f} ms, its CPU time {:.3f} ms; ", what, median(waited), median(used));
    }
};

Cost starts_of(sandbox::Launcher& launcher) {
    Cost cost;
    for (int i = 0; i < rounds; ++i) {
        auto const begin = Clock::now();
        cost.used.push_back(
            Milliseconds(sandbox::run(launcher, confined::shell("exit 0")).value().report.cpu_time).count());
        cost.waited.push_back(Milliseconds(Clock::now() - begin).count());
    }
    return cost;
}

// Nothing: the program does not answer.
std::optional<Cost> calls_of(sandbox::Launcher& launcher) {
    constexpr std::string_view line = "line\n";
    constexpr int patience = 60'000;
    auto job = confined::shell("exec cat");
    auto process = launcher.start(job.command, job.limits, job.files).value();
    Cost cost;
    std::array<char, 100> buffer{};
    for (int i = 0; i < 20 * rounds; ++i) {
        auto const before = process.cpu_time();
        auto const begin = Clock::now();
        pollfd waiting{.fd = process.output(), .events = POLLIN, .revents = 0};
        if (write(process.input(), line.data(), line.size()) != std::ssize(line) ||
            poll(&waiting, 1, patience) != 1 ||
            read(process.output(), buffer.data(), buffer.size()) != std::ssize(line)) {
            return std::nullopt;
        }
        cost.waited.push_back(Milliseconds(Clock::now() - begin).count());
        cost.used.push_back(Milliseconds(process.cpu_time() - before).count());
    }
    return cost;
}

} // namespace

int main() {
    for (auto const level : sandbox::all_levels) {
        auto launcher = sandbox::Launcher::create({.level = level});
        if (!launcher) {
            fmt::print("{:10} {}\n", sandbox::name_of(level), launcher.error().message);
            continue;
        }
        fmt::print("{:10} ", sandbox::name_of(level));
        starts_of(*launcher).print("start");
        auto const calls = calls_of(*launcher);
        if (!calls) {
            fmt::print("no answer\n");
            return 1;
        }
        calls->print("call");
        auto const computing =
            sandbox::run(*launcher, confined::python("x = 0\nfor i in range(20_000_000): x += i")).value();
        fmt::print("computing {:.0f} ms\n", Milliseconds(computing.report.cpu_time).count());
    }
}
