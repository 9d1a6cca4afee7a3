// `tulkas bench`: how fast the parts of the program are on this machine.
#include "confinement/comparisons.hpp"
#include "remote/comparisons.hpp"
#include "runtime/play.hpp"
#include "sdks/comparisons.hpp"
#include "support/text.hpp"
#include "tulkas/bench_report.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "workloads/all_workloads.hpp"
#include "workloads/measure.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace tulkas {

using confinement::Comparison;
using support::ErrorKind;
using support::Result;
using workloads::Workload;

namespace {

struct BenchArguments {
    std::vector<std::string> names;
    bool json = false;
};

struct Choice {
    std::vector<Workload> workloads;
    std::vector<Comparison> comparisons;
};

std::unexpected<support::Error> no_such(std::string const& name, Choice const& all) {
    std::vector<std::string> names;
    std::ranges::transform(all.workloads, std::back_inserter(names), &Workload::name);
    std::ranges::transform(all.comparisons, std::back_inserter(names), &Comparison::name);
    return support::fail(ErrorKind::not_found, "no benchmark {}; there are: {}", support::in_quotes(name),
                         fmt::join(names, ", "));
}

// Those with one of the names in theirs: "ploy" means perft/ploy, playout/ploy and match/ploy.
Result<Choice> choose(std::vector<std::string> const& names) {
    Choice all{workloads::all_workloads(), confinement::all_comparisons()};
    std::ranges::copy(remote::all_comparisons(), std::back_inserter(all.comparisons));
    std::ranges::copy(sdks::all_comparisons(), std::back_inserter(all.comparisons));
    if (names.empty()) {
        return all;
    }
    Choice chosen;
    for (auto const& name : names) {
        auto const fits = [&](auto const& benchmark) { return benchmark.name.contains(name); };
        if (std::ranges::none_of(all.workloads, fits) && std::ranges::none_of(all.comparisons, fits)) {
            return no_such(name, all);
        }
        std::ranges::copy_if(all.workloads, std::back_inserter(chosen.workloads), fits);
        std::ranges::copy_if(all.comparisons, std::back_inserter(chosen.comparisons), fits);
    }
    return chosen;
}

BenchReport measure_all(Choice const& chosen) {
    auto const baseline = workloads::baseline();
    std::vector<Workload> workloads;
    if (!chosen.workloads.empty()) {
        workloads.push_back(baseline); // itself first
        std::ranges::copy(chosen.workloads, std::back_inserter(workloads));
    }
    BenchReport report;
    Progress progress([&] {
        return progress_bar(report.speeds.size() + report.comparisons.size(),
                            workloads.size() + chosen.comparisons.size()) +
               " benchmarks";
    });
    for (auto const& workload : workloads) {
        auto const speed = workloads::measure(workload, baseline, {}, runtime::thread_cpu_time);
        auto const held = progress.lock();
        report.speeds.push_back({workload, speed});
    }
    for (auto const& comparison : chosen.comparisons) {
        auto const times = comparison.measure();
        auto const held = progress.lock();
        report.comparisons.push_back({comparison, times});
    }
    return report;
}

Result<void> bench(BenchArguments const& arguments) {
    auto const chosen = TULKAS_TRY(choose(arguments.names));
    auto const report = measure_all(chosen);
    return arguments.json ? print_json(as_json(report)) : print(as_text(report));
}

} // namespace

void add_bench(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("bench", "measure the speed of the program beside a baseline");
    auto const arguments = std::make_shared<BenchArguments>();
    command.words("NAME", arguments->names, "only the benchmarks with this in their names");
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.footer(
        "Each benchmark takes turns with a baseline, a loop of arithmetic in CPU registers; \"a million "
        "steps\"\n"
        "is what was done in the time of a million steps of it, and can be compared between machines.\n"
        "Those of programs take turns with what they are named beside, and are to take at most so many\n"
        "times as long.");
    command.action([arguments] { return bench(*arguments); });
}

} // namespace tulkas
