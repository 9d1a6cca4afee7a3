#include "martian_chess/walk.hpp"

#include "martian_chess/moves.hpp"

namespace martian_chess {

std::uint64_t perft(Position const& position, Rules const& rules, int depth) {
    if (depth == 0) {
        return 1;
    }
    if (is_stopped(position, rules)) {
        return 0;
    }
    if (depth == 1) {
        return static_cast<std::uint64_t>(count_moves(position));
    }
    MoveList moves;
    list_moves(position, moves);
    std::uint64_t leaves = 0;
    for (Move const move : moves) {
        Position next = position;
        next.play(move);
        leaves += perft(next, rules, depth - 1);
    }
    return leaves;
}

namespace {

struct Mover {
    Squares targets;
    int count; // of the targets
    Square from;
};

// The target with this index.
Square target_after(Squares targets, int skip) {
    for (; skip > 0; --skip) {
        targets &= targets - 1;
    }
    return first_of(targets);
}

} // namespace

// The moves are counted but never written down: most of a playout's time would go into lists of which one
// entry is used.
std::optional<Move> random_move(Position const& position, support::Random& random) {
    support::FixedList<Mover, 16> movers;
    int count = 0;
    visit_movers(position, [&](Square from, Squares targets) {
        movers.push_back({targets, size_of(targets), from});
        count += size_of(targets);
    });
    if (count == 0) {
        return std::nullopt;
    }
    int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    Mover const* mover = movers.begin();
    for (; skip >= mover->count; ++mover) {
        skip -= mover->count;
    }
    return Move::between(mover->from, target_after(mover->targets, skip));
}

Position playout(Position position, Rules const& rules, support::Random& random) {
    while (!is_stopped(position, rules)) {
        auto const move = random_move(position, random);
        if (!move) {
            break;
        }
        position.play(*move);
    }
    return position;
}

} // namespace martian_chess
