// The messages between the arena and a remote bot: JSON objects with a "type", one in each WebSocket message.
// What they mean to an author is in docs/remote-bots.md.
//
// The arena writes these and reads the bot's, strictly; the bot's side does it the other way round.
#pragma once

#include "remote_bots/call_id.hpp"
#include "rules/clock.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "tables/table.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace remote_bots {

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
    std::vector<std::pair<tables::TableId, rules::Seat>> playing = {}; // games that go on
};

[[nodiscard]] std::string hello_text(Hello const& hello);
[[nodiscard]] std::string start_text(tables::Table const& table, rules::Seat seat);
// The question at hand, asked with so much time left; nothing for any time.
[[nodiscard]] std::string call_text(CallId const& id, support::JsonObject const& call,
                                    std::optional<rules::Duration> left);
[[nodiscard]] support::JsonObject call_of(tables::Table const& table);
[[nodiscard]] std::string over_text(tables::Table const& table, rules::Seat seat);
// With the call it is about, if it is about one.
[[nodiscard]] std::string error_text(std::string_view message, std::string_view id = {});
[[nodiscard]] std::string replaced_text();
[[nodiscard]] std::string pong_text();

} // namespace remote_bots
