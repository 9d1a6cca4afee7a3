// Positions for the tests, written piece by piece: "b17@e5 w170@e9".
#pragma once

#include "ploy/moves.hpp"
#include "ploy/notation.hpp"
#include "ploy/random_move.hpp"
#include "support/random.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ploy::testing {

inline Square square(std::string_view name) {
    return square_at(name[0] - 'a', name[1] - '1');
}

inline Move move(std::string_view text) {
    return *parse_move(text);
}

inline Position board(std::string_view pieces, Colour to_move = Colour::black) {
    Position position(to_move);
    while (!pieces.empty()) {
        std::string_view place = support::cut_front(pieces, ' ');
        std::string_view const piece = support::cut_front(place, '@');
        position.put(square(place), {.colour = piece.starts_with('b') ? Colour::black : Colour::white,
                                     .mask = *support::whole_number<Mask>(piece.substr(1))});
    }
    return position;
}

// Commanders and shields in the corners, out of the way of what stands in the middle.
inline Position middle_board(std::string_view pieces, Colour to_move = Colour::black) {
    return board("b170@a1 b1@a9 w170@i9 w1@i1 " + std::string(pieces), to_move);
}

inline std::vector<std::string> texts_of(MoveList const& moves) {
    std::vector<std::string> texts;
    std::ranges::transform(moves, std::back_inserter(texts), [](Move each) { return to_text(each); });
    std::ranges::sort(texts);
    return texts;
}

// The legal moves of the piece on that square.
inline std::vector<std::string> moves_from(Position const& position, std::string_view from) {
    MoveList all;
    list_moves(position, all);
    MoveList some;
    std::ranges::copy_if(all, std::back_inserter(some),
                         [&](Move each) { return each.from() == square(from); });
    return texts_of(some);
}

// Positions of random games, one every few plies, until the games are over.
template <typename Visit>
void for_positions_of_random_games(int games, int every, Visit const& visit) {
    for (int game = 0; game < games; ++game) {
        support::Random random(static_cast<std::uint64_t>(game));
        Position position = Position::start();
        for (int ply = 0; !position.is_over(); ++ply) {
            if (ply % every == 0) {
                visit(position);
            }
            position.play(random_move(position, random));
        }
        visit(position);
    }
}

} // namespace ploy::testing
