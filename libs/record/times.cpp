#include "record/times.hpp"

#include "support/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>
#include <vector>

namespace record {

using rules::Duration;
using std::chrono::microseconds;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

void append(std::string& out, Duration duration) {
    if (duration == rules::TimeControl::forever) {
        out += "null";
    } else {
        auto const text = fmt::format_int(std::chrono::duration_cast<microseconds>(duration).count());
        out.append(text.data(), text.size());
    }
}

// A list in JSON, and how to get at each duration.
template <typename Items, typename DurationOf>
void append_list(std::string& out, Items const& items, DurationOf const& duration_of) {
    char before = '[';
    for (auto const& item : items) {
        out += std::exchange(before, ',');
        append(out, duration_of(item));
    }
    out += items.empty() ? "[]" : "]";
}

std::vector<Duration> durations_from(Json const& array) {
    std::vector<Duration> durations;
    for (auto const& value : array.as_array()) {
        durations.push_back(value.is_null() ? rules::TimeControl::forever
                                            : Duration(microseconds(value.as_int64())));
    }
    return durations;
}

} // namespace

bool used_machines(GameRecord const& record) {
    return std::ranges::any_of(record.machine, [](Duration used) { return used > Duration{}; });
}

// By hand: it is written for every game of a tournament.
std::string times_text(GameRecord const& record) {
    std::string out = R"({"moves":)";
    append_list(out, record.moves, [](auto const& move) { return move.cpu; });
    out += R"(,"cpu":)";
    append_list(out, record.cpu, std::identity());
    out += R"(,"remaining":)";
    append_list(out, record.remaining, std::identity());
    if (used_machines(record)) {
        out += R"(,"machine":)";
        append_list(out, record.machine, std::identity());
    }
    out += '}';
    return out;
}

Result<void> read_times_text(std::string_view text, GameRecord& record) {
    auto const value = TULKAS_TRY(support::parse_json(text));
    std::vector<Duration> moves;
    try {
        moves = durations_from(value.at("moves"));
        record.cpu = durations_from(value.at("cpu"));
        record.remaining = durations_from(value.at("remaining"));
        auto const* const machine = value.as_object().if_contains("machine");
        record.machine = machine != nullptr ? durations_from(*machine) : std::vector<Duration>();
    } catch (std::exception const& error) {
        return fail(ErrorKind::invalid, "the times are not valid: {}", error.what());
    }
    if (moves.size() != record.moves.size()) {
        return fail(ErrorKind::invalid, "{} times for {} moves", moves.size(), record.moves.size());
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        record.moves[i].cpu = moves[i];
    }
    return {};
}

} // namespace record
