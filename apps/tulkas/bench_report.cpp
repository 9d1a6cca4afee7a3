#include "tulkas/bench_report.hpp"

#include "tulkas/measure.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace tulkas {

using confinement::Times;
using support::Json;
using support::JsonArray;

namespace {

// Beside the fastest that counts the same thing: a bar compares only what can be compared.
double share(SpeedRow const& row, std::vector<SpeedRow> const& rows) {
    double best = row.speed.per_second;
    for (auto const& other : rows) {
        best = other.workload.unit == row.workload.unit ? std::max(best, other.speed.per_second) : best;
    }
    return row.speed.per_second / best;
}

std::string as_text(std::vector<SpeedRow> const& rows) {
    constexpr double steps = 1e6;
    TextTable table(
        {{"benchmark"}, {"per second", true}, {"unit"}, {"per million steps", true}, {"relative"}});
    for (auto const& row : rows) {
        table.add({row.workload.name, human_number(row.speed.per_second), row.workload.unit,
                   human_number(row.speed.ratio * steps), bar(share(row, rows), 20)});
    }
    return table.text();
}

double times_as_long(Times const& times) {
    return static_cast<double>(times.ours.count()) / static_cast<double>(times.theirs.count());
}

double a_second(Times const& times) {
    return std::chrono::duration<double>(std::chrono::seconds(1)) / std::chrono::duration<double>(times.ours);
}

std::string as_text(std::vector<ComparisonRow> const& rows) {
    TextTable table({{"benchmark"},
                     {"takes", true},
                     {"per second", true},
                     {"compared with"},
                     {"takes", true},
                     {"ratio", true},
                     {"at most", true}});
    std::string problems;
    for (auto const& [comparison, times] : rows) {
        auto const wanted = fmt::format("{:.2f}", comparison.at_most);
        if (times) {
            table.add({comparison.name, human_duration(times->ours), human_number(a_second(*times)),
                       comparison.beside, human_duration(times->theirs),
                       fmt::format("{:.2f}", times_as_long(*times)), wanted});
        } else {
            table.add({comparison.name, "?", "?", comparison.beside, "?", "?", wanted});
            problems += fmt::format("{}: {}\n", comparison.name, times.error().message);
        }
    }
    return table.text() + problems;
}

Json as_json(SpeedRow const& row) {
    return {{"name", row.workload.name},
            {"unit", row.workload.unit},
            {"help", row.workload.help},
            {"per_second", row.speed.per_second},
            {"ratio", row.speed.ratio}};
}

Json as_json(ComparisonRow const& row) {
    support::JsonObject object{{"name", row.comparison.name},
                               {"help", row.comparison.help},
                               {"beside", row.comparison.beside},
                               {"at_most", row.comparison.at_most}};
    if (row.times) {
        object["per_second"] = a_second(*row.times);
        object["nanoseconds"] = row.times->ours.count();
        object["beside_nanoseconds"] = row.times->theirs.count();
        object["times"] = times_as_long(*row.times);
    } else {
        object["error"] = row.times.error().message;
    }
    return object;
}

} // namespace

std::string as_text(BenchReport const& report) {
    std::string const gap = report.speeds.empty() || report.comparisons.empty() ? "" : "\n";
    return (report.speeds.empty() ? "" : as_text(report.speeds)) + gap +
           (report.comparisons.empty() ? "" : as_text(report.comparisons));
}

Json as_json(BenchReport const& report) {
    JsonArray array;
    for (auto const& row : report.speeds) {
        array.push_back(as_json(row));
    }
    for (auto const& row : report.comparisons) {
        array.push_back(as_json(row));
    }
    return array;
}

} // namespace tulkas
