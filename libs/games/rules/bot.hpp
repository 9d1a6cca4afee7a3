// A player inside this process: the house bots.
//
// A bot has two doors. Through the first it is shown the state itself, nothing being serialized on the way;
// house bots are ours, and look only at what their seat may know. Through the second it answers a call of
// the bot interface, as an uploaded bot does: that is how a house bot runs in a sandbox like any other.
#pragma once

#include "rules/clock.hpp"
#include "rules/state.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace rules {

class Bot {
public:
    virtual ~Bot() = default;

    // The move for the decision that is due.
    [[nodiscard]] virtual std::string decide(State const& state, TimeLeft const& left) = 0;
    // What it has to say about its last decision, for the log; nothing most of the time.
    [[nodiscard]] virtual std::string take_notes() { return {}; }
    // The answer to a call: what State::question gave, possibly in another process.
    [[nodiscard]] virtual support::Result<support::Json>
    answer(std::string_view method, support::JsonObject const& params, TimeLeft const& left) = 0;
};

} // namespace rules
