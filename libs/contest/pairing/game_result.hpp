// What a tournament needs to know about a finished game.
#pragma once

#include "rules/clock.hpp"
#include "rules/outcome.hpp"

#include <optional>
#include <vector>

namespace pairing {

struct GameResult {
    std::vector<int> ranks;           // of each seat: how many did better
    std::optional<rules::Seat> error; // whose fault ended the game
    std::vector<rules::Duration> cpu; // used by each seat

    bool operator==(GameResult const&) const = default;
};

// The winner is first and who erred is last; between them the scores decide. A draw is a draw whatever the
// scores.
[[nodiscard]] GameResult result_of(rules::Outcome const& outcome, std::optional<rules::Seat> error,
                                   std::vector<rules::Duration> cpu);

} // namespace pairing
