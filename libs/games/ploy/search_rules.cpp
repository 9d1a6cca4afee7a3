#include "ploy/search_rules.hpp"

#include "ploy/evaluation.hpp"
#include "ploy/moves.hpp"
#include "support/random.hpp"

namespace ploy {

namespace {

constexpr std::uint64_t white_to_move = support::mix(0);

// The hash is the sum, bit by bit without carry, of one number for each piece on its square.
constexpr std::uint64_t key_of(Piece piece, Square square) {
    auto const colour = static_cast<std::uint64_t>(piece.colour);
    return support::mix((colour * square_count + square + 1) << 8U | piece.mask);
}

} // namespace

HashedPosition HashedPosition::of(Position const& position) {
    std::uint64_t hash = position.to_move() == Colour::white ? white_to_move : 0;
    for (Colour const colour : {Colour::black, Colour::white}) {
        for (Square const square : position.pieces(colour)) {
            hash ^= key_of({colour, position.mask_at(square)}, square);
        }
    }
    return {position, hash};
}

void SearchRules::list_moves(Position const& position, MoveList& moves) const {
    list_distinct_moves(position.position, moves);
}

void SearchRules::list_noisy_moves(Position const& position, MoveList& moves) const {
    list_captures(position.position, moves);
}

HashedPosition SearchRules::after(Position const& position, Move move) const {
    Position next = position;
    Colour const own = next.position.to_move();
    Mask const mask = next.position.mask_at(move.from());
    next.hash ^= white_to_move;
    next.hash ^= key_of({own, mask}, move.from());
    next.hash ^= key_of({own, turned(mask, move.turn())}, move.to());
    if (next.position.is_capture(move)) {
        next.hash ^= key_of({other(own), next.position.mask_at(move.to())}, move.to());
    }
    next.position.play(move);
    return next;
}

std::optional<search::GameEnd> SearchRules::end_of(Position const& position) const {
    return position.position.is_over() ? std::optional(search::GameEnd::loss) : std::nullopt;
}

search::GameEnd SearchRules::end_without_moves(Position const& /*position*/) const {
    return search::GameEnd::loss; // never asked: a piece can always turn
}

int SearchRules::evaluate(Position const& position) const {
    return ploy::evaluate(position.position);
}

// Captures: the most valuable piece first, and among the ways to take it the one that risks least.
int SearchRules::urgency(Position const& position, Move move) const {
    auto const& board = position.position;
    if (!board.is_capture(move)) {
        return 0;
    }
    return 10 * value_of(kind_of(board.mask_at(move.to()))) - value_of(kind_of(board.mask_at(move.from()))) +
           1000;
}

std::size_t SearchRules::history_slot(Position const& position, Move move) const {
    Way const way = ways[move.from()][move.to()];
    std::size_t const direction = way.distance == 0 ? direction_count : way.direction;
    std::size_t const how = move.turn() != 0 ? static_cast<std::size_t>(move.turn()) : 0;
    auto const colour = static_cast<std::size_t>(position.position.to_move());
    return ((colour * square_count + move.from()) * (direction_count + 1) + direction) * turn_count + how;
}

} // namespace ploy
