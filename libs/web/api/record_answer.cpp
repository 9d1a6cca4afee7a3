#include "api/record_answer.hpp"

#include "api/page.hpp"
#include "api/query.hpp"
#include "record/text.hpp"
#include "record/views.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace api {

using http::make_json;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Outcome const no_recorded_game{404, "there is no such game", "Error"};

// A record that was kept and cannot be read is our fault, not the asker's.
Result<record::GameRecord> read(std::string_view text) {
    auto record = record::from_text(text);
    return record ? record
                  : fail(ErrorKind::unavailable, "a record that was kept: {}", record.error().message);
}

// None where the record has none of this seat.
record::Log const* log_of(record::GameRecord const& record, rules::Seat seat) {
    auto const index = static_cast<std::size_t>(seat) + 1; // the first is the engine's
    return index < record.logs.size() ? &record.logs[index] : nullptr;
}

// An engine that is a program is not started again: it has shown what it wanted to.
Result<JsonArray> views_of(record::GameRecord const& record, rules::Registry const& games, std::size_t from,
                           std::size_t most) {
    if (record.game_version != 0) {
        return record::shown_views_from(record, from, most);
    }
    auto const game = TULKAS_TRY(games.find(record.game));
    return record::views_from(*game, record, from, most);
}

JsonObject to_json(rules::Seat seat, record::Log const& log) {
    JsonArray lines;
    for (auto const& line : log.lines()) {
        lines.push_back({{"moves", line.call}, {"text", line.text}});
    }
    return {{"seat", seat}, {"cut", log.cut_bytes()}, {"lines", std::move(lines)}};
}

} // namespace

Result<http::Response> record_answer(http::Request const& request, storage::Contents& contents,
                                     std::string const& key) {
    auto const text = contents.get(key);
    auto record = text ? read(*text) : pass_on(text);
    if (!record) {
        return pass_on(record);
    }
    record->logs.assign(record->logs.size(), record::Log(0));
    auto response = http::make_response(200, http::plain_text, record::to_text(*record));
    return with_tag(request, std::move(response), key);
}

Result<http::Response> views_answer(Call const& call, rules::Registry const& games, std::string_view text) {
    auto const page = read_page(call.request);
    auto const from = read_from(call.request);
    if (!page || !from) {
        return page ? pass_on(from) : pass_on(page);
    }
    auto const record = TULKAS_TRY(read(text));
    auto views =
        views_of(record, games, static_cast<std::size_t>(*from), static_cast<std::size_t>(page->limit));
    if (!views) { // the asker has asked for nothing wrong
        return fail(ErrorKind::unavailable, "the positions of this game cannot be loaded: {}",
                    views.error().message);
    }
    auto const next = *from + std::ssize(*views);
    return make_json(200, page_of(*std::move(views), *page, next));
}

Result<http::Response> view_answer(Call const& call, rules::Registry const& games, std::string_view text) {
    auto const record = TULKAS_TRY(read(text));
    auto const last = std::ssize(record.moves);
    auto const asked = TULKAS_TRY(query_number(call, "ply"));
    auto const ply = std::min<std::int64_t>(asked.value_or(last), last);
    auto const views = views_of(record, games, static_cast<std::size_t>(ply), 1);
    if (!views || views->empty()) { // the asker has asked for nothing wrong
        return fail(ErrorKind::unavailable, "the positions of this game cannot be loaded: {}",
                    views ? "the record has none" : views.error().message);
    }
    return make_json(200, JsonObject{{"game", record.game},
                                     {"seats", JsonArray(record.seats.begin(), record.seats.end())},
                                     {"ply", ply},
                                     {"view", views->front().at("view")}});
}

Result<http::Response> logs_answer(std::string_view text, std::vector<rules::Seat> const& seats) {
    auto const record = TULKAS_TRY(read(text));
    JsonArray items;
    for (auto const seat : seats) {
        if (auto const* const log = log_of(record, seat)) {
            items.emplace_back(to_json(seat, *log));
        }
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

Result<http::Response> log_answer(std::string_view text, rules::Seat seat) {
    auto const record = TULKAS_TRY(read(text));
    std::string lines;
    if (auto const* const log = log_of(record, seat)) {
        for (auto const& line : log->lines()) {
            lines += fmt::format("{}\t{}{}", line.call, line.text, line.text.ends_with('\n') ? "" : "\n");
        }
    }
    return http::make_response(200, http::plain_text, std::move(lines));
}

std::vector<Outcome> record_outcomes() {
    return {{200, "the record", "", http::plain_text}, {304, "the asker has it", ""}, no_recorded_game};
}

std::vector<Outcome> views_outcomes() {
    return {{200, "the positions from the one named on", "Views"}, no_recorded_game};
}

std::vector<Outcome> view_outcomes() {
    return {{200, "the position", "GameView"}, no_recorded_game};
}

std::vector<Outcome> logs_outcomes() {
    return {{200, "what the asker's bots wrote; an administrator gets all", "Logs"}, no_recorded_game};
}

std::vector<Parameter> view_query() {
    return {{.name = "ply",
             .type = ParameterType::number,
             .description = "after so many moves; at the end without it"}};
}

std::vector<Parameter> views_query() {
    return {page_query().front(), from_query()};
}

} // namespace api
