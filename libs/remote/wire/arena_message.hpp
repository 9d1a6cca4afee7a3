// What a remote bot's side reads: the messages that the arena writes (message.hpp).
//
// Members that are not known are passed over, and so are messages of other types: the arena may learn new
// ones.
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
    GameSeat place;
    std::string game;
    std::vector<std::string> players;
};
struct Asked {
    std::string id;
    GameSeat place;
    std::string method;
    support::JsonObject arguments;
    std::optional<rules::Duration> left;
};
struct Finished {
    GameSeat place;
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
