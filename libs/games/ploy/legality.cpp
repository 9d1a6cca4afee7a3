#include "ploy/legality.hpp"

#include "ploy/notation.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace ploy {

namespace {

// The squares strictly between, in the order the piece passes them, until one is not empty.
bool is_blocked(Position const& position, Square from, Way way) {
    for (int distance = 1; distance < way.distance; ++distance) {
        if (position.mask_at(ahead(from, way.direction, distance)) != 0) {
            return true;
        }
    }
    return false;
}

bool has_line(Mask mask, Direction direction) {
    return (mask >> direction & 1U) != 0;
}

Fault fault_of_step(Position const& position, Move move) {
    Mask const mask = position.mask_at(move.from());
    Kind const kind = kind_of(mask);
    Way const way = ways[move.from()][move.to()];
    if (way.distance == 0 || !has_line(mask, way.direction)) {
        return Fault::no_line;
    }
    if (way.distance > reach_of(kind)) {
        return Fault::too_far;
    }
    if (is_blocked(position, move.from(), way)) {
        return Fault::blocked;
    }
    if (position.pieces(position.to_move()).contains(move.to())) {
        return Fault::own_piece_there;
    }
    return move.turn() != 0 && kind != Kind::shield ? Fault::turn_after_step : Fault::none;
}

} // namespace

Fault fault_of(Position const& position, Move move) {
    if (position.is_over()) {
        return Fault::game_over;
    }
    Mask const mask = position.mask_at(move.from());
    if (mask == 0) {
        return Fault::no_piece;
    }
    if (!position.pieces(position.to_move()).contains(move.from())) {
        return Fault::not_own_piece;
    }
    if (move.from() == move.to()) {
        return turned(mask, move.turn()) == mask ? Fault::nothing_changes : Fault::none;
    }
    return fault_of_step(position, move);
}

namespace {

std::string explain_no_line(std::string_view piece, Move move) {
    constexpr std::array<std::string_view, direction_count> names{
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"};
    Way const way = ways[move.from()][move.to()];
    if (way.distance == 0) {
        return fmt::format("{} is not in a straight line from {}", to_text(move.to()), to_text(move.from()));
    }
    return fmt::format("{} has no line to the {}, where {} is", piece, names[way.direction],
                       to_text(move.to()));
}

std::string explain_blocked(Position const& position, std::string_view piece, Move move) {
    Way const way = ways[move.from()][move.to()];
    int distance = 1;
    while (position.mask_at(ahead(move.from(), way.direction, distance)) == 0) {
        ++distance;
    }
    return fmt::format("{} cannot pass the piece on {}", piece,
                       to_text(ahead(move.from(), way.direction, distance)));
}

std::string explain_nothing_changes(std::string_view piece, Move move) {
    return move.turn() == 0
               ? fmt::format("{} neither moves nor turns", piece)
               : fmt::format("{} looks the same after a turn by {}: nothing changes", piece, move.turn());
}

std::string explain_too_far(std::string_view piece, Kind kind, Move move) {
    int const reach = reach_of(kind);
    return fmt::format("{} moves at most {} square{}, and {} is {} away", piece, reach, reach == 1 ? "" : "s",
                       to_text(move.to()), ways[move.from()][move.to()].distance);
}

// A fault of a piece that is there and may be moved by the player whose turn it is.
std::string explain_piece(Position const& position, Move move, Fault fault) {
    Kind const kind = kind_of(position.mask_at(move.from()));
    auto const piece = fmt::format("the {} on {}", name_of(kind), to_text(move.from()));
    switch (fault) {
    case Fault::nothing_changes:
        return explain_nothing_changes(piece, move);
    case Fault::no_line:
        return explain_no_line(piece, move);
    case Fault::too_far:
        return explain_too_far(piece, kind, move);
    case Fault::blocked:
        return explain_blocked(position, piece, move);
    case Fault::own_piece_there:
        return fmt::format("a piece of your own stands on {}", to_text(move.to()));
    default:
        return fmt::format("{} may move or turn, not both: only a shield may", piece);
    }
}

std::string explain(Position const& position, Move move, Fault fault) {
    switch (fault) {
    case Fault::game_over:
        return fmt::format("the game is over: {} has won", name_of(other(position.to_move())));
    case Fault::no_piece:
        return fmt::format("there is no piece on {}", to_text(move.from()));
    case Fault::not_own_piece:
        return fmt::format("the piece on {} is {}'s, and {} is to move", to_text(move.from()),
                           name_of(other(position.to_move())), name_of(position.to_move()));
    default:
        return explain_piece(position, move, fault);
    }
}

} // namespace

support::Result<void> check(Position const& position, Move move) {
    Fault const fault = fault_of(position, move);
    if (fault == Fault::none) {
        return {};
    }
    return support::fail(support::ErrorKind::refused, "{}", explain(position, move, fault));
}

} // namespace ploy
