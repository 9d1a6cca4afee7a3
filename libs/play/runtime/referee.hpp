// What an engine in this process reports besides its messages, which carry no scores of a match, no
// reasons and no notation.
#pragma once

#include "rules/outcome.hpp"
#include "runtime/actor.hpp"

#include <optional>
#include <string_view>

namespace runtime {

class Referee {
public:
    virtual ~Referee() = default;

    // The answer it took last, in the game's notation.
    [[nodiscard]] virtual std::string_view last_move() const = 0;
    [[nodiscard]] virtual std::optional<rules::Outcome> outcome() const = 0;
    // What the outcome is if this bot fails now.
    [[nodiscard]] virtual rules::Outcome forfeit(rules::Seat loser) const = 0;
    // The bot's fault that ended the game by the rules; of one who gave no answer, without what is known of
    // it.
    [[nodiscard]] virtual std::optional<Fault> fault() const = 0;
};

} // namespace runtime
