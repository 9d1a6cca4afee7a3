#include "record/times.hpp"

#include "support/json.hpp"

#include <chrono>
#include <vector>

namespace record {

using rules::Duration;
using runtime::GameRecord;
using std::chrono::microseconds;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Json to_json(Duration duration) {
    return duration == rules::TimeControl::forever
               ? Json(nullptr)
               : Json(std::chrono::duration_cast<microseconds>(duration).count());
}

JsonArray to_json(std::vector<Duration> const& durations) {
    JsonArray array;
    for (auto const duration : durations) {
        array.push_back(to_json(duration));
    }
    return array;
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

std::string times_text(GameRecord const& record) {
    JsonArray moves;
    for (auto const& move : record.moves) {
        moves.push_back(to_json(move.cpu));
    }
    return support::to_text(JsonObject{
        {"moves", std::move(moves)}, {"cpu", to_json(record.cpu)}, {"remaining", to_json(record.remaining)}});
}

Result<void> read_times_text(std::string_view text, GameRecord& record) {
    auto const value = support::parse_json(text);
    if (!value) {
        return support::pass_on(value);
    }
    std::vector<Duration> moves;
    try {
        moves = durations_from(value->at("moves"));
        record.cpu = durations_from(value->at("cpu"));
        record.remaining = durations_from(value->at("remaining"));
    } catch (std::exception const& error) {
        return fail(ErrorKind::invalid, "the times are not as they should be: {}", error.what());
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
