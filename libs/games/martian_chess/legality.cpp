#include "martian_chess/legality.hpp"

#include "martian_chess/moves.hpp"
#include "martian_chess/notation.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace martian_chess {

namespace {

// The functions here only explain: they are asked when the generator has already said no, and each gives
// an answer if it is the one that knows why.
using Reason = std::optional<std::string>;

Reason not_own_piece(Position const& position, Move move) {
    if (position.kind_at(move.from) == Kind::none) {
        return fmt::format("{} is empty", square_text(move.from));
    }
    if (owner_of(move.from) != position.to_move()) {
        return fmt::format("the piece on {} belongs to player {}, and player {} is to move",
                           square_text(move.from), owner_of(move.from), position.to_move());
    }
    return std::nullopt;
}

std::string_view way_of(Kind kind) {
    switch (kind) {
    case Kind::pawn:
        return "one square diagonally";
    case Kind::drone:
        return "one or two squares straight";
    default:
        return "in a straight line or a diagonal";
    }
}

Reason not_its_way(Position const& position, Move move) {
    Kind const kind = position.kind_at(move.from);
    Squares const alone = reach(move.from, kind, 0);
    if ((alone & set_of(move.to)) == 0) {
        return fmt::format("{} moves {}", name_of(kind), way_of(kind));
    }
    if ((reach(move.from, kind, position.taken()) & set_of(move.to)) == 0) {
        return fmt::format("something stands between {} and {}", square_text(move.from),
                           square_text(move.to));
    }
    return std::nullopt;
}

// The target is a piece of the player's own half, on which this piece cannot merge.
Reason not_a_merge(Position const& position, Move move) {
    Kind const moving = position.kind_at(move.from);
    Kind const met = position.kind_at(move.to);
    if (owner_of(move.to) != position.to_move() || met == Kind::none) {
        return std::nullopt;
    }
    int const sum = points_of(moving) + points_of(met);
    if (sum > points_of(Kind::queen)) {
        return fmt::format("{} and {} do not merge", name_of(moving), name_of(met));
    }
    auto const made = static_cast<Kind>(sum);
    return fmt::format("{} and {} merge only if player {} has no {}", name_of(moving), name_of(met),
                       position.to_move(), made == Kind::queen ? "queen" : "drone");
}

std::string why_illegal(Position const& position, Rules const& rules, Move move) {
    if (ending_of(position, rules)) {
        return "the game is over";
    }
    for (auto* const explain : {not_own_piece, not_its_way, not_a_merge}) {
        if (auto reason = explain(position, move)) {
            return *std::move(reason);
        }
    }
    return "it would take back the opponent's last move";
}

} // namespace

support::Result<void> check(Position const& position, Rules const& rules, Move move) {
    if (is_move(position, move) && !is_stopped(position, rules)) {
        return {};
    }
    return support::fail(support::ErrorKind::refused, "{} is illegal: {}", to_text(move),
                         why_illegal(position, rules, move));
}

} // namespace martian_chess
