#include "record/header.hpp"

#include "support/json.hpp"

#include <boost/json/value_from.hpp>

namespace record {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

template <typename T>
Json value_or_null(std::optional<T> const& value) {
    return value ? Json(*value) : Json(nullptr);
}

template <typename Range>
JsonArray array_of(Range const& values) {
    JsonArray array;
    for (auto const& value : values) {
        array.emplace_back(value);
    }
    return array;
}

// Boost.JSON's accessors throw where a kind is not the expected one: that becomes one error.
template <typename Read>
Result<void> reading(std::string_view text, std::string_view what, Read const& read) {
    auto const value = TULKAS_TRY(support::parse_json(text));
    try {
        read(value.as_object());
    } catch (std::exception const& error) {
        return fail(ErrorKind::invalid, "{} is not valid: {}", what, error.what());
    }
    return {};
}

std::string text_of(Json const& value) {
    return std::string(value.as_string());
}

} // namespace

std::string header_text(GameRecord const& record) {
    JsonObject options;
    for (auto const& [name, value] : record.options) {
        options.emplace(name, value);
    }
    JsonObject header{{"game", record.game}, {"version", record.version}};
    if (record.game_version != 0) {
        header.emplace("game_version", record.game_version);
    }
    header.emplace("seed", record.seed);
    header.emplace("options", std::move(options));
    header.emplace("position", value_or_null(record.position));
    header.emplace("seats", array_of(record.seats));
    header.emplace("hashes", array_of(record.hashes));
    return support::to_text(header);
}

Result<void> read_header_text(std::string_view text, GameRecord& record) {
    return reading(text, "the header", [&](JsonObject const& header) {
        record.game = text_of(header.at("game"));
        record.version = text_of(header.at("version"));
        if (auto const* const version = header.if_contains("game_version")) {
            record.game_version = version->to_number<std::uint64_t>();
        }
        record.seed = header.at("seed").to_number<std::uint64_t>();
        for (auto const& [name, value] : header.at("options").as_object()) {
            record.options.emplace(name, text_of(value));
        }
        if (!header.at("position").is_null()) {
            record.position = text_of(header.at("position"));
        }
        for (auto const& name : header.at("seats").as_array()) {
            record.seats.push_back(text_of(name));
        }
        for (auto const& hash : header.at("hashes").as_array()) {
            record.hashes.push_back(text_of(hash));
        }
    });
}

std::string end_text(GameRecord const& record) {
    Json const blame = record.blame
                           ? Json(JsonObject{{"seat", record.blame->seat}, {"why", record.blame->why}})
                           : Json(nullptr);
    return support::to_text(JsonObject{{"winner", value_or_null(record.outcome.winner)},
                                       {"scores", array_of(record.outcome.scores)},
                                       {"reason", record.outcome.reason},
                                       {"blame", blame}});
}

Result<void> read_end_text(std::string_view text, GameRecord& record) {
    return reading(text, "the end", [&](JsonObject const& end) {
        if (!end.at("winner").is_null()) {
            record.outcome.winner = end.at("winner").to_number<rules::Seat>();
        }
        for (auto const& score : end.at("scores").as_array()) {
            record.outcome.scores.push_back(score.to_number<int>());
        }
        record.outcome.reason = text_of(end.at("reason"));
        if (auto const* blame = end.at("blame").if_object()) {
            record.blame =
                Blame{.seat = blame->at("seat").to_number<rules::Seat>(), .why = text_of(blame->at("why"))};
        }
    });
}

} // namespace record
