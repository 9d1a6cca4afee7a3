#include "ploy/random_move.hpp"

#include "ploy/legality.hpp"
#include "ploy/targets.hpp"

#include <optional>

namespace ploy {

namespace {

constexpr int tickets_of_a_piece = 16;
constexpr int turns_alone = turn_count - 1;

int count_pieces(Position const& position) {
    int pieces = 0;
    for (Kind const kind : {Kind::shield, Kind::probe, Kind::lance, Kind::commander}) {
        pieces += position.count(position.to_move(), kind);
    }
    return pieces;
}

std::optional<Square> target(Square from, unsigned lines, int line, int distance) {
    while (line-- > 0) {
        lines &= lines - 1;
    }
    if (lines == 0) {
        return std::nullopt;
    }
    Direction const direction = first_line(lines);
    if (room[from][direction] < distance) {
        return std::nullopt;
    }
    return ahead(from, direction, distance);
}

// The first seven tickets are the turns on the spot. The others are a shield's step with the turns after
// it, and for any other piece the steps along its first line, then its second, and so on.
std::optional<Move> move_on_ticket(int ticket, Square from, Mask mask) {
    if (ticket < turns_alone) {
        return Move(from, from, ticket + 1);
    }
    int const step = ticket - turns_alone;
    bool const is_shield = kind_of(mask) == Kind::shield;
    int const reach = reach_of(kind_of(mask));
    auto const to = is_shield ? target(from, mask, step / turn_count, 1)
                              : target(from, mask, step / reach, step % reach + 1);
    if (!to) {
        return std::nullopt;
    }
    return Move(from, *to, is_shield ? step % turn_count : 0);
}

} // namespace

Move random_move(Position const& position, support::Random& random) {
    auto const tickets = static_cast<std::uint32_t>(count_pieces(position) * tickets_of_a_piece);
    while (true) {
        auto const drawn = static_cast<int>(random.below(tickets));
        Square const from = position.pieces(position.to_move()).nth(drawn / tickets_of_a_piece);
        auto const move = move_on_ticket(drawn % tickets_of_a_piece, from, position.mask_at(from));
        if (move && is_legal(position, *move)) {
            return *move;
        }
    }
}

} // namespace ploy
