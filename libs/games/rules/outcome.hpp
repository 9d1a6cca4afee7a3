// How a game ended.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rules {

// A place at the table, 0 for the player who begins.
using Seat = int;

struct Outcome {
    std::optional<Seat> winner; // empty: a draw, or a challenge
    std::vector<int> scores;    // one for each seat
    std::string reason;         // in words, for people: "player 0's half is empty"

    bool operator==(Outcome const&) const = default;
};

// As `tulkas apply` prints it after "over: ": "0 12-9", "draw 0-0", "draw 37" for a challenge.
[[nodiscard]] std::string to_text(Outcome const& outcome);

} // namespace rules
