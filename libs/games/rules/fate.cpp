#include "rules/fate.hpp"

#include <algorithm>

namespace rules {

Fate fate_of(Outcome const& outcome, Seat seat) {
    if (outcome.winner) {
        return *outcome.winner == seat ? Fate::won : Fate::lost;
    }
    auto const& scores = outcome.scores;
    auto const [least, most] = std::ranges::minmax_element(scores);
    if (scores.size() <= 2 || *least == *most) {
        return Fate::drawn;
    }
    return scores[static_cast<std::size_t>(seat)] == *most ? Fate::won : Fate::lost;
}

std::string_view to_text(Fate fate) {
    return fate == Fate::won ? "won" : fate == Fate::drawn ? "drawn" : "lost";
}

bool is_draw(Outcome const& outcome) {
    return fate_of(outcome, 0) == Fate::drawn;
}

} // namespace rules
