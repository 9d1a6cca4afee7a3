#include "courses/csv.hpp"
#include "courses/roster.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

// A file that somebody made with a spreadsheet: what is taken over is on a line of the file, and a second
// look at the same file changes nothing.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const lines = static_cast<int>(std::ranges::count(text, '\n') + std::ranges::count(text, '\r')) + 1;
    constexpr std::size_t most_rows = 50;
    if (auto const rows = courses::read_csv(text, most_rows)) {
        TULKAS_ASSERT(rows->size() <= most_rows + 1);
        for (auto const& row : *rows) {
            TULKAS_ASSERT(row.line >= 1 && row.line <= lines);
        }
    }
    auto const file = courses::read_roster(text);
    if (!file) {
        return 0;
    }
    for (auto const& line : file->lines) {
        TULKAS_ASSERT(!line.student_number.empty() && !line.name.empty() && line.line <= lines);
    }
    auto const nobody = [](std::string const&) { return std::nullopt; };
    auto const plan = courses::plan_roster(*file, {}, nobody, {});
    TULKAS_ASSERT(plan.changed.empty() && plan.missing.empty() && plan.added.size() <= file->lines.size());
    auto const again = courses::plan_roster(*file, plan.added, nobody, {});
    TULKAS_ASSERT(again.added.empty() && again.changed.empty() && again.missing.empty());
    return 0;
}
