#include "wire/message.hpp"

#include "support/json_members.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <chrono>

namespace wire {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonMembers;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::size_t longest_id = 64;
constexpr std::size_t longest_failure = 500;

std::string text_of(JsonObject object) {
    return support::to_text(Json(std::move(object)));
}

std::string read_id(JsonMembers& members) {
    auto id = members.text("id");
    if (id.size() > longest_id) {
        members.fail("id", "the id of a call");
    }
    return id;
}

// For the record and everybody at the table.
std::string in_one_line(std::string const& text) {
    auto line = support::as_utf8(std::string_view(text).substr(0, longest_failure));
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f'; }, ' ');
    return line;
}

Json seconds_or_null(rules::Duration duration) {
    return duration == rules::TimeControl::forever
               ? Json()
               : Json(std::chrono::duration_cast<std::chrono::seconds>(duration).count());
}

} // namespace

Result<BotMessage> read_bot_message(std::string_view text) {
    auto const json = support::parse_json(text);
    if (!json) {
        return fail(ErrorKind::invalid, "the message is not JSON: {}", json.error().message);
    }
    JsonMembers members(*json);
    auto const type = members.text("type");
    BotMessage message = Ping{};
    if (type == "answer") {
        auto id = read_id(members);
        message = Answer{.id = std::move(id), .value = members.any("value")};
    } else if (type == "failed") {
        auto id = read_id(members);
        message = Failed{.id = std::move(id), .why = in_one_line(members.text("message"))};
    } else if (type != "ping") {
        members.fail("type", "answer, failed or ping");
    }
    TULKAS_TRY(members.finish());
    return message;
}

std::string answer_text(std::string_view id, Json const& value) {
    return text_of({{"type", "answer"}, {"id", id}, {"value", value}});
}

std::string failed_text(std::string_view id, std::string_view why) {
    return text_of({{"type", "failed"}, {"id", id}, {"message", why}});
}

std::string hello_text(Hello const& hello) {
    JsonArray playing;
    for (auto const& [table, seat] : hello.playing) {
        playing.push_back({{"table", table}, {"seat", seat}});
    }
    return text_of({{"type", "hello"},
                    {"protocol", protocol_version},
                    {"bot", hello.bot},
                    {"games", JsonArray(hello.games.begin(), hello.games.end())},
                    {"public", hello.is_public},
                    {"playing", std::move(playing)}});
}

std::string start_text(Start const& start) {
    JsonObject options;
    for (auto const& [name, value] : start.options) {
        options.emplace(name, value);
    }
    return text_of({{"type", "start"},
                    {"table", start.table},
                    {"seat", start.seat},
                    {"game", start.game},
                    {"options", std::move(options)},
                    {"players", JsonArray(start.players.begin(), start.players.end())},
                    {"clock",
                     {{"per_move", seconds_or_null(start.per_move)},
                      {"per_game", seconds_or_null(start.per_game)},
                      {"increment", seconds_or_null(start.increment)}}}});
}

std::string call_text(CallId const& id, JsonObject const& call, std::optional<rules::Duration> left) {
    JsonObject object{
        {"type", "call"}, {"id", to_text(id)}, {"table", id.table}, {"seat", id.seat}, {"time_ms", nullptr}};
    if (left) {
        object.at("time_ms") = std::chrono::duration_cast<std::chrono::milliseconds>(*left).count();
    }
    for (auto const& member : call) {
        object.insert(member);
    }
    return text_of(std::move(object));
}

std::string over_text(Over const& over) {
    JsonObject object{{"type", "over"},
                      {"table", over.table},
                      {"seat", over.seat},
                      {"outcome", nullptr},
                      {"why", over.why}};
    if (auto const& outcome = over.outcome) {
        object.at("outcome") =
            JsonObject{{"winner", outcome->winner ? Json(*outcome->winner) : Json()},
                       {"scores", JsonArray(outcome->scores.begin(), outcome->scores.end())},
                       {"reason", outcome->reason}};
    }
    return text_of(std::move(object));
}

std::string error_text(std::string_view message, std::string_view id) {
    return text_of({{"type", "error"}, {"message", message}, {"id", id.empty() ? Json() : Json(id)}});
}

std::string replaced_text() {
    return text_of({{"type", "replaced"}, {"message", "another connection now uses this bot's name"}});
}

std::string pong_text() {
    return text_of({{"type", "pong"}});
}

} // namespace wire
