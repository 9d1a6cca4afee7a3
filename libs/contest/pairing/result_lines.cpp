#include "pairing/result_lines.hpp"

#include "rules/clock.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace pairing {

namespace {

// Of every call only whole milliseconds are shown as used, as they always were: who thinks for microseconds
// has all its time left. The clock itself is exact.
rules::Duration rounded_away(record::GameRecord const& record, rules::Seat seat) {
    rules::Duration sum{};
    for (auto const& move : record.moves) {
        if (move.seat == seat) {
            sum += move.cpu - std::chrono::floor<std::chrono::milliseconds>(move.cpu);
        }
    }
    return sum;
}

std::string remaining_text(record::GameRecord const& record, std::size_t seat) {
    auto const remaining = record.remaining[seat];
    if (remaining == rules::TimeControl::forever) {
        return "-";
    }
    auto const shown = remaining <= rules::Duration{}
                           ? remaining
                           : remaining + rounded_away(record, static_cast<rules::Seat>(seat));
    return fmt::format("{}", std::chrono::floor<std::chrono::milliseconds>(shown).count());
}

// Programs read the lines word by word.
std::string as_one_word(std::string name) {
    std::ranges::replace(name, ' ', '_');
    return name;
}

} // namespace

std::string result_lines(record::GameRecord const& record) {
    std::string lines;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        lines += fmt::format("{} {} {} {}.0 {}\n", seat, as_one_word(record.seats[seat]), seat,
                             record.outcome.scores[seat], remaining_text(record, seat));
    }
    return lines;
}

} // namespace pairing
