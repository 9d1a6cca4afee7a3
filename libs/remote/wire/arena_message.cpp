#include "wire/arena_message.hpp"

#include <algorithm>

namespace wire {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

// The members of one message; what is missing reads as nothing much, and is a fault.
class Members {
public:
    explicit Members(JsonObject const& object) : m_object(object) {}

    std::string text(std::string_view key) {
        auto const* const value = find(key);
        bool const is_text = value != nullptr && value->is_string();
        note(is_text, key);
        return is_text ? std::string(value->get_string()) : "";
    }
    std::int64_t number(std::string_view key) {
        auto const* const value = find(key);
        bool const is_number = value != nullptr && value->is_int64();
        note(is_number, key);
        return is_number ? value->get_int64() : 0;
    }
    rules::Seat seat(std::string_view key) {
        constexpr std::int64_t most = 1000;
        auto const value = number(key);
        note(value >= 0 && value <= most, key);
        return static_cast<rules::Seat>(std::clamp<std::int64_t>(value, 0, most));
    }
    GameSeat game_seat() { return {number("table"), seat("seat")}; }
    template <typename Read>
    void each(std::string_view key, Read const& read) {
        auto const* const value = find(key);
        note(value != nullptr && value->is_array(), key);
        if (value != nullptr && value->is_array()) {
            std::ranges::for_each(value->get_array(), read);
        }
    }
    JsonObject object(std::string_view key) {
        auto const* const value = find(key);
        note(value != nullptr && value->is_object(), key);
        return value != nullptr && value->is_object() ? value->get_object() : JsonObject();
    }
    [[nodiscard]] bool has(std::string_view key) const {
        auto const* const value = find(key);
        return value != nullptr && !value->is_null();
    }
    void note(bool is_fine, std::string_view key) {
        if (!is_fine && m_fault.empty()) {
            m_fault = key;
        }
    }

    template <typename Message>
    Result<ArenaMessage> finish(Message message) const {
        if (!m_fault.empty()) {
            return fail(ErrorKind::invalid, "the server's message has no valid \"{}\"", m_fault);
        }
        return message;
    }

private:
    [[nodiscard]] Json const* find(std::string_view key) const { return m_object.if_contains(key); }

    JsonObject const& m_object;
    std::string m_fault;
};

std::vector<std::string> texts(Members& members, std::string_view key) {
    std::vector<std::string> all;
    members.each(key, [&](Json const& item) {
        members.note(item.is_string(), key);
        all.push_back(item.is_string() ? std::string(item.get_string()) : "");
    });
    return all;
}

Result<ArenaMessage> greeted(Members& members) {
    Greeted message{.bot = members.text("bot"), .playing = {}};
    members.each("playing", [&](Json const& item) {
        members.note(item.is_object(), "playing");
        if (item.is_object()) {
            Members inner(item.get_object());
            message.playing.push_back(inner.game_seat());
        }
    });
    return members.finish(std::move(message));
}

Result<ArenaMessage> asked(Members& members) {
    Asked message{.id = members.text("id"),
                  .game_seat = members.game_seat(),
                  .method = members.text("method"),
                  .arguments = members.object("arguments"),
                  .left = {}};
    if (members.has("time_ms")) {
        message.left = std::chrono::milliseconds(std::max<std::int64_t>(members.number("time_ms"), 0));
    }
    return members.finish(std::move(message));
}

Result<ArenaMessage> finished(Members& members) {
    Finished message{.game_seat = members.game_seat(), .outcome = {}, .why = members.text("why")};
    if (members.has("outcome")) {
        auto const object = members.object("outcome");
        Members inner(object);
        rules::Outcome outcome{.winner = {}, .scores = {}, .reason = inner.text("reason")};
        if (inner.has("winner")) {
            outcome.winner = inner.seat("winner");
        }
        inner.each("scores", [&](Json const& score) {
            inner.note(score.is_int64(), "scores");
            outcome.scores.push_back(score.is_int64() ? static_cast<int>(score.get_int64()) : 0);
        });
        TULKAS_TRY(inner.finish(Unknown{}));
        message.outcome = std::move(outcome);
    }
    return members.finish(std::move(message));
}

} // namespace

Result<ArenaMessage> read_arena_message(std::string_view text) {
    auto const json = support::parse_json(text);
    if (!json || !json->is_object()) {
        return fail(ErrorKind::invalid, "the server's message is not a JSON object");
    }
    Members members(json->get_object());
    auto const type = members.text("type");
    if (type == "hello") {
        return greeted(members);
    }
    if (type == "start") {
        Started message{.game_seat = members.game_seat(),
                        .game = members.text("game"),
                        .players = texts(members, "players")};
        return members.finish(std::move(message));
    }
    if (type == "call") {
        return asked(members);
    }
    if (type == "over") {
        return finished(members);
    }
    if (type == "error") {
        return members.finish(Complaint{members.text("message")});
    }
    if (type == "replaced") {
        return members.finish(Replaced{});
    }
    return members.finish(Unknown{});
}

} // namespace wire
