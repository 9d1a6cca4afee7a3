#include "pairing/result_lines.hpp"

#include "rules/clock.hpp"

#include <fmt/format.h>

#include <chrono>

namespace pairing {

namespace {

std::string remaining_text(rules::Duration remaining) {
    return remaining == rules::TimeControl::forever
               ? "-"
               : fmt::format("{}", std::chrono::floor<std::chrono::milliseconds>(remaining).count());
}

} // namespace

std::string result_lines(record::GameRecord const& record) {
    std::string lines;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        lines += fmt::format("{} {} {} {}.0 {}\n", seat, record.seats[seat], seat,
                             record.outcome.scores[seat], remaining_text(record.remaining[seat]));
    }
    return lines;
}

} // namespace pairing
