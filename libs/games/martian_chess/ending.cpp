#include "martian_chess/ending.hpp"

#include <fmt/format.h>

#include <utility>

namespace martian_chess {

std::optional<Ending> ending_of(Position const& position, Rules const& rules) {
    if (mover_left_nothing(position)) {
        return Ending::half_empty;
    }
    if (position.quiet_plies() >= rules.quiet_limit) {
        return Ending::no_progress;
    }
    return has_moves(position) ? std::nullopt : std::optional(Ending::no_move);
}

namespace {

// Higher score wins; at equal scores the mover gets one more point.
rules::Outcome compare_scores(Position const& position) {
    Side const mover = other(position.to_move());
    std::vector<int> scores{position.score(0), position.score(1)};
    if (scores[0] == scores[1]) {
        ++scores[static_cast<std::size_t>(mover)];
    }
    Side const winner = scores[0] > scores[1] ? 0 : 1;
    return {.winner = winner,
            .scores = std::move(scores),
            .reason = fmt::format("player {}'s half is empty", mover)};
}

rules::Outcome drawn_after(int quiet_plies) {
    auto reason = fmt::format("{} plies without a capture or a merge", quiet_plies);
    return {.winner = std::nullopt, .scores = {0, 0}, .reason = std::move(reason)};
}

} // namespace

rules::Outcome outcome_of(Position const& position, Ending ending) {
    switch (ending) {
    case Ending::half_empty:
        return compare_scores(position);
    case Ending::no_progress:
        return drawn_after(position.quiet_plies());
    case Ending::no_move:
        break;
    }
    Side const stuck = position.to_move();
    return forfeit_by(stuck, position, fmt::format("player {} has no legal move", stuck));
}

rules::Outcome forfeit_by(Side loser, Position const& position, std::string reason) {
    rules::Outcome outcome{.winner = other(loser),
                           .scores = {position.score(0), position.score(1)},
                           .reason = std::move(reason)};
    outcome.scores[static_cast<std::size_t>(loser)] = -1;
    return outcome;
}

} // namespace martian_chess
