#include "pairing/game_result.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace pairing {

namespace {

// Larger is better.
using Merit = std::tuple<bool, bool, int>;

Merit merit(rules::Outcome const& outcome, std::optional<rules::Seat> error, rules::Seat seat) {
    bool const between_two = outcome.scores.size() == 2;
    int const score = between_two ? 0 : outcome.scores[static_cast<std::size_t>(seat)];
    return {error != seat, outcome.winner == seat, score};
}

} // namespace

GameResult result_of(rules::Outcome const& outcome, std::optional<rules::Seat> error,
                     std::vector<rules::Duration> cpu) {
    std::vector<Merit> merits;
    for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat) {
        merits.push_back(merit(outcome, error, static_cast<rules::Seat>(seat)));
    }
    GameResult result{.ranks = {}, .error = error, .cpu = std::move(cpu)};
    for (auto const& own : merits) {
        result.ranks.push_back(
            static_cast<int>(std::ranges::count_if(merits, [&](Merit const& other) { return other > own; })));
    }
    return result;
}

} // namespace pairing
