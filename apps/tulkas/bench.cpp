// `tulkas bench`: how fast the parts of the program are on this machine.
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/table.hpp"
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

using support::ErrorKind;
using support::Json;
using support::JsonArray;
using support::pass_on;
using support::Result;
using workloads::Speed;
using workloads::Workload;

namespace {

struct BenchArguments {
    std::vector<std::string> names;
    bool json = false;
};

struct Row {
    Workload workload;
    Speed speed;
};

std::unexpected<support::Error> no_such(std::string const& name, std::vector<Workload> const& all) {
    std::vector<std::string> names;
    std::ranges::transform(all, std::back_inserter(names), &Workload::name);
    return support::fail(ErrorKind::not_found, "no benchmark {}; there are: {}", support::in_quotes(name),
                         fmt::join(names, ", "));
}

// Those with one of the names in theirs: "ploy" means perft/ploy, playout/ploy and match/ploy.
Result<std::vector<Workload>> choose(std::vector<std::string> const& names) {
    auto all = workloads::all_workloads();
    if (names.empty()) {
        return all;
    }
    std::vector<Workload> chosen;
    for (auto const& name : names) {
        auto const before = chosen.size();
        std::ranges::copy_if(all, std::back_inserter(chosen),
                             [&](Workload const& workload) { return workload.name.contains(name); });
        if (chosen.size() == before) {
            return no_such(name, all);
        }
    }
    return chosen;
}

// The baseline itself first.
std::vector<Row> measure_all(std::vector<Workload> const& chosen) {
    auto const baseline = workloads::baseline();
    std::vector<Workload> workloads{baseline};
    workloads.insert(workloads.end(), chosen.begin(), chosen.end());
    std::vector<Row> rows;
    Progress progress([&] { return progress_bar(rows.size(), workloads.size()) + " benchmarks"; });
    for (auto const& workload : workloads) {
        Speed const speed = workloads::measure(workload, baseline, {}, runtime::thread_cpu_time);
        auto const held = progress.lock();
        rows.push_back({workload, speed});
    }
    return rows;
}

// Beside the fastest that counts the same thing: a bar compares only what can be compared.
double share(Row const& row, std::vector<Row> const& rows) {
    double best = row.speed.per_second;
    for (auto const& other : rows) {
        best = other.workload.unit == row.workload.unit ? std::max(best, other.speed.per_second) : best;
    }
    return row.speed.per_second / best;
}

std::string as_text(std::vector<Row> const& rows) {
    constexpr double steps = 1e6;
    Table table(
        {{"benchmark"}, {"a second", true}, {"counted"}, {"a million steps", true}, {"beside the same"}});
    for (auto const& row : rows) {
        table.add({row.workload.name, human_number(row.speed.per_second), row.workload.unit,
                   human_number(row.speed.ratio * steps), bar(share(row, rows), 20)});
    }
    return table.text();
}

Json as_json(std::vector<Row> const& rows) {
    JsonArray array;
    for (auto const& row : rows) {
        array.push_back({{"name", row.workload.name},
                         {"unit", row.workload.unit},
                         {"help", row.workload.help},
                         {"per_second", row.speed.per_second},
                         {"ratio", row.speed.ratio}});
    }
    return array;
}

Result<void> bench(BenchArguments const& arguments) {
    auto const chosen = choose(arguments.names);
    if (!chosen) {
        return pass_on(chosen);
    }
    auto const rows = measure_all(*chosen);
    return arguments.json ? print_json(as_json(rows)) : print(as_text(rows));
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
        "is what was done in the time of a million steps of it, and can be compared between machines.");
    command.action([arguments] { return bench(*arguments); });
}

} // namespace tulkas
