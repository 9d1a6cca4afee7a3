// What a seat was asked in a recorded game, call by call: enough to ask a bot all of it again.
#pragma once

#include "protocol/call.hpp"
#include "record/game_record.hpp"
#include "rules/game.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace match {

struct SeatCall {
    std::size_t ply; // so many moves had been made
    std::string method;
    std::string data;                  // the payload, in base64
    protocol::CallTime time;           // what was left, by the game's usual time
    std::optional<std::string> answer; // as the record has it; nothing where it has none
    // The answer in the form of the record: a move in the game's notation, or JSON.
    std::function<std::string(support::Json const& answer)> in_record;
};

// Rules of our own are played again; the engine of an uploaded game gets the recorded answers again. The last
// call may be one that was never answered, or not with a legal move.
[[nodiscard]] support::Result<std::vector<SeatCall>>
calls_of(rules::Game const& game, record::GameRecord const& record, rules::Seat seat);

} // namespace match
