#include "catan/playout.hpp"

#include "catan/draw.hpp"
#include "catan/moves.hpp"
#include "catan/playing.hpp"

namespace catan {

Move random_discard(Position const& position, support::Random& random) {
    Resources left = position.players[position.decider()].hand;
    Resources chosen{};
    for (int count = left.total() / 2; count > 0; --count) {
        auto const card = draw(left, random);
        left -= Resources::of(card);
        chosen += Resources::of(card);
    }
    return Move::discard(chosen);
}

Move random_move(Position const& position, support::Random& random) {
    if (position.phase == Phase::discard) {
        return random_discard(position, random);
    }
    MoveList moves;
    list_moves(position, moves);
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

Playout random_playout(Position position, support::Random& random) {
    Playout playout;
    for (; !position.is_over(); ++playout.moves) {
        play(position, random_move(position, random), random);
    }
    playout.turns = position.turn_number;
    playout.winner = position.winner();
    return playout;
}

} // namespace catan
