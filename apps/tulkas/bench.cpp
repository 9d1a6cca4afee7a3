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
    auto command = program.add("bench", "measure the program's speed relative to a baseline");
    auto const arguments = std::make_shared<BenchArguments>();
    command.words("NAME", arguments->names, "run only the benchmarks whose names contain this");
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.footer(
        "Each benchmark alternates with a baseline, a loop of arithmetic in CPU registers; \"per million "
        "steps\"\n"
        "is the work done in the time of a million steps of that loop; compare it between machines.\n"
        "Benchmarks of programs alternate with the program they are compared with; \"at most\" is the\n"
        "largest allowed ratio of the two times.");
    command.action([arguments] { return bench(*arguments); });
}

} // namespace tulkas
