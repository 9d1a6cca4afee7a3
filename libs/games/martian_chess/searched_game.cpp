#include "martian_chess/searched_game.hpp"

#include "martian_chess/evaluation.hpp"
#include "support/random.hpp"

#include <algorithm>

namespace martian_chess {

using search::GameEnd;

// Close to the end for lack of progress, positions that differ only in how close they are differ in value.
constexpr int plies_that_matter = 16;

std::uint64_t SearchedGame::hash(Position const& position) const {
    auto const board = std::uint64_t{position.taken()} << 32U | (position.pawns() | position.queens());
    auto const lead =
        static_cast<std::uint64_t>(position.score(0) - position.score(1) + Position::most_score);
    std::uint64_t rest = lead << 1U | static_cast<std::uint64_t>(position.to_move());
    if (auto const last = position.last_quiet_move(); last && last->crosses_border()) {
        rest |= (std::uint64_t{1} << 10U | std::uint64_t{last->from} << 5U | last->to) << 20U;
    }
    if (position.quiet_plies() > m_rules.quiet_limit - plies_that_matter) {
        rest |= static_cast<std::uint64_t>(position.quiet_plies()) << 40U;
    }
    return support::mix(support::mix(board) ^ rest);
}

std::optional<GameEnd> SearchedGame::end_of(Position const& position) const {
    if (mover_left_nothing(position)) {
        // At equal scores the player who left nothing behind has won.
        Side const side = position.to_move();
        return position.score(side) > position.score(other(side)) ? GameEnd::win : GameEnd::loss;
    }
    return position.quiet_plies() >= m_rules.quiet_limit ? std::optional(GameEnd::draw) : std::nullopt;
}

int SearchedGame::evaluate(Position const& position) const {
    int const value = martian_chess::evaluate(position, m_rules);
    int const taste = static_cast<int>(support::mix(position.taken() ^ m_seed) % 8);
    return std::clamp(value + taste, -search::most_evaluation, search::most_evaluation);
}

// A capture with the smaller piece gives less away; a piece that crosses for nothing is mostly wasted.
int SearchedGame::urgency(Position const& position, Move move) const {
    if (!move.crosses_border()) {
        return 0;
    }
    int const moving = points_of(position.kind_at(move.from));
    int const met = points_of(position.kind_at(move.to));
    return met == 0 ? -moving : 4 * met - moving;
}

} // namespace martian_chess
