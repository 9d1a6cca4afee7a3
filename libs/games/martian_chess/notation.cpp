#include "martian_chess/notation.hpp"

#include <fmt/format.h>

#include <utility>

namespace martian_chess {

std::string square_text(Square square) {
    return fmt::format("{}{}", static_cast<char>('a' + column_of(square)), rows - row_of(square));
}

std::string to_text(Move move) {
    return square_text(move.from) + "-" + square_text(move.to);
}

char letter_of(Kind kind) {
    return ".pdq"[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Kind kind) {
    switch (kind) {
    case Kind::none:
        return "nothing";
    case Kind::pawn:
        return "a pawn";
    case Kind::drone:
        return "a drone";
    case Kind::queen:
        return "a queen";
    }
    std::unreachable();
}

std::string to_text(Position const& position) {
    std::string board;
    for (Square square = 0; square < squares; ++square) {
        if (square > 0 && column_of(square) == 0) {
            board += '/';
        }
        board += letter_of(position.kind_at(square));
    }
    auto const last = position.last_quiet_move();
    return fmt::format("{} {} {}-{} {} {}", board, position.to_move(), position.score(0), position.score(1),
                       last ? to_text(*last) : "-", position.quiet_plies());
}

} // namespace martian_chess
