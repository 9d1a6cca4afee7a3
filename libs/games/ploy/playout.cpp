#include "ploy/playout.hpp"

#include "ploy/random_move.hpp"

namespace ploy {

Playout random_playout(Position position, int limit, support::Random& random) {
    Playout playout;
    for (int quiet = 0; quiet < limit && !position.is_over(); ++playout.plies) {
        Move const move = random_move(position, random);
        quiet = position.is_capture(move) ? 0 : quiet + 1;
        position.play(move);
    }
    if (position.is_over()) {
        playout.winner = other(position.to_move());
    }
    return playout;
}

} // namespace ploy
