// The messages between the arena and a remote bot: JSON objects with a "type", one in each WebSocket message.
// What they mean to an author is in docs/remote-bots.md.
//
// The arena writes these and reads the bot's, strictly; the bot's side does it the other way round.
#pragma once

#include "rules/clock.hpp"
#include "rules/outcome.hpp"
#include "support/ids.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "wire/call_id.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wire {

inline constexpr int protocol_version = 1;

// --- from the bot ---

struct Answer {
    std::string id;
    support::Json value;
};
// It cannot answer, and has lost.
struct Failed {
    std::string id;
    std::string why;
};
struct Ping {};

using BotMessage = std::variant<Answer, Failed, Ping>;

// The error says what is wrong with it.
[[nodiscard]] support::Result<BotMessage> read_bot_message(std::string_view text);

[[nodiscard]] std::string answer_text(std::string_view id, support::Json const& value);
[[nodiscard]] std::string failed_text(std::string_view id, std::string_view why);

// --- from the arena ---

struct Hello {
    std::string bot;
    std::vector<std::string> games;
    bool is_public = false;
    std::vector<std::pair<support::TableId, rules::Seat>> playing = {}; // games that go on
};

// A game that begins, or goes on, with the bot on one seat.
struct Start {
    support::TableId table = 0;
    rules::Seat seat = 0;
    std::string game;
    std::map<std::string, std::string> options = {};
    std::vector<std::string> players = {};
    rules::Duration per_move = rules::TimeControl::forever;
    rules::Duration per_game = rules::TimeControl::forever;
    rules::Duration increment = {};
};
// A game that is over; without an outcome it is void.
struct Over {
    support::TableId table = 0;
    rules::Seat seat = 0;
    std::optional<rules::Outcome> outcome = {};
    std::string why;
};

[[nodiscard]] std::string hello_text(Hello const& hello);
[[nodiscard]] std::string start_text(Start const& start);
// The question at hand, asked with so much time left; nothing for any time.
[[nodiscard]] std::string call_text(CallId const& id, support::JsonObject const& call,
                                    std::optional<rules::Duration> left);
[[nodiscard]] std::string over_text(Over const& over);
// With the call it is about, if it is about one.
[[nodiscard]] std::string error_text(std::string_view message, std::string_view id = {});
[[nodiscard]] std::string replaced_text();
[[nodiscard]] std::string pong_text();

} // namespace wire
