// The messages from the server (message.hpp), as a remote bot's side reads them.
//
// Unknown fields and unknown types of messages are ignored, so that a newer server can talk to an older
// client.
#pragma once

#include "rules/clock.hpp"
#include "rules/outcome.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wire {

// The table and the seat of one game.
using GameSeat = std::pair<std::int64_t, rules::Seat>;

struct Greeted {
    std::string bot;
    std::vector<GameSeat> playing; // all other games are over
};
struct Started {
    GameSeat game_seat;
    std::string game;
    std::vector<std::string> players;
};
struct Asked {
    std::string id;
    GameSeat game_seat;
    std::string method;
    support::JsonObject arguments;
    std::optional<rules::Duration> left;
};
struct Finished {
    GameSeat game_seat;
    std::optional<rules::Outcome> outcome; // nothing: the game is void
    std::string why;
};
struct Complaint {
    std::string message;
};
// Another connection has the bot's name now: this one is over, and is not to come back.
struct Replaced {};
struct Unknown {};

using ArenaMessage = std::variant<Greeted, Started, Asked, Finished, Complaint, Replaced, Unknown>;

[[nodiscard]] support::Result<ArenaMessage> read_arena_message(std::string_view text);

} // namespace wire
