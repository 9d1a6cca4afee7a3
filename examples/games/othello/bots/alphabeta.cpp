// Looks eight plies ahead with alpha-beta search, and to the end of the game once fourteen squares are empty.
//
// It values a position by corners, by the squares beside empty corners, and by how many moves each player
// has; discs count only at the end. It has no chance and no clock: the same position gets the same answer.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <tulkas/bot.hpp>
#include <vector>

namespace {

using Squares = std::uint64_t; // bit 0 is a1, bit 1 is b1, bit 8 is a2

constexpr int plies_ahead = 8;
constexpr int empty_squares_to_solve = 14;
constexpr int most = 1'000'000;
constexpr int disc_at_the_end = 1000; // more than any value on the way

constexpr Squares middle = 0x7E7E7E7E7E7E7E7E;
struct Line {
    int step;
    Squares crossed;
};
constexpr std::array<Line, 4> lines{{{1, middle}, {8, ~Squares{0}}, {7, middle}, {9, middle}}};

struct Corner {
    Squares corner;
    Squares diagonal; // gives the corner away
    Squares beside;
};
constexpr std::array<Corner, 4> corners{{
    {Squares{1}, Squares{1} << 9, Squares{1} << 1 | Squares{1} << 8},
    {Squares{1} << 7, Squares{1} << 14, Squares{1} << 6 | Squares{1} << 15},
    {Squares{1} << 56, Squares{1} << 49, Squares{1} << 57 | Squares{1} << 48},
    {Squares{1} << 63, Squares{1} << 54, Squares{1} << 62 | Squares{1} << 55},
}};

struct Board {
    Squares own; // of the player whose turn it is
    Squares other;

    Squares empty() const { return ~(own | other); }
    Board passed() const { return {other, own}; }

    Squares moves() const {
        Squares found = 0;
        for (auto const [step, crossable] : lines) {
            auto const crossed = crossable & other;
            auto up = own << step & crossed;
            auto down = own >> step & crossed;
            for (int i = 0; i < 5; ++i) {
                up |= up << step & crossed;
                down |= down >> step & crossed;
            }
            found |= up << step | down >> step;
        }
        return found & empty();
    }

    // With one disc more, after which it is the other player's turn.
    Board after(Squares disc) const {
        Squares turned = 0;
        for (auto const [step, crossable] : lines) {
            auto const crossed = crossable & other;
            auto up = disc << step & crossed;
            auto down = disc >> step & crossed;
            for (int i = 0; i < 5; ++i) {
                up |= up << step & crossed;
                down |= down >> step & crossed;
            }
            turned |= (up << step & own) != 0 ? up : 0;
            turned |= (down >> step & own) != 0 ? down : 0;
        }
        return {other & ~turned, own | turned | disc};
    }
};

int difference(Squares own, Squares other, Squares where) {
    return std::popcount(own & where) - std::popcount(other & where);
}

int value_at_the_end(Board const& board) {
    return disc_at_the_end * difference(board.own, board.other, ~Squares{0});
}

int value_on_the_way(Board const& board) {
    int value = 8 * (std::popcount(board.moves()) - std::popcount(board.passed().moves()));
    for (auto const& [corner, diagonal, beside] : corners) {
        value += 100 * difference(board.own, board.other, corner);
        if ((corner & board.empty()) != 0) {
            value -= 40 * difference(board.own, board.other, diagonal);
            value -= 12 * difference(board.own, board.other, beside);
        }
    }
    return value;
}

struct Move {
    Squares disc;
    Board after;
    int answers; // of the other player: good moves leave few, so they are tried first
};

std::vector<Move> moves_in_order(Board const& board) {
    std::vector<Move> moves;
    for (auto left = board.moves(); left != 0; left &= left - 1) {
        auto const disc = left & (~left + 1);
        auto const after = board.after(disc);
        moves.push_back({disc, after, std::popcount(after.moves())});
    }
    std::ranges::stable_sort(moves, {}, &Move::answers);
    return moves;
}

// What the board is worth to the player whose turn it is: exact between the bounds, else at most or at least
// so much.
int value_of(Board const& board, int plies, int low, int high) { // NOLINT(misc-no-recursion)
    if (plies == 0) {
        return value_on_the_way(board);
    }
    auto const moves = moves_in_order(board);
    if (moves.empty()) {
        return board.passed().moves() == 0 ? value_at_the_end(board)
                                           : -value_of(board.passed(), plies, -high, -low);
    }
    for (auto const& move : moves) {
        low = std::max(low, -value_of(move.after, plies - 1, -high, -low));
        if (low >= high) {
            break;
        }
    }
    return low;
}

Squares best_move(Board const& board) {
    int const empty = std::popcount(board.empty());
    int const plies = empty <= empty_squares_to_solve ? empty : plies_ahead;
    Squares best = 0;
    int low = -most;
    for (auto const& move : moves_in_order(board)) {
        int const value = -value_of(move.after, plies - 1, -most, -low);
        if (value > low) {
            best = move.disc;
            low = value;
        }
    }
    return best;
}

Squares discs_of(std::vector<std::string> const& rows, char colour) {
    Squares discs = 0;
    for (std::size_t i = 0; i < 64; ++i) {
        discs |= Squares{rows.at(i / 8).at(i % 8) == colour} << i;
    }
    return discs;
}

class AlphaBeta : public tulkas::Bot {
    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "move") {
            throw std::invalid_argument("Othello has no method " + std::string(method));
        }
        auto const rows = params["board"].as<std::vector<std::string>>();
        bool const is_black = params["colour"].as<std::string>() == "black";
        Board const board{discs_of(rows, is_black ? 'X' : 'O'), discs_of(rows, is_black ? 'O' : 'X')};
        int const square = std::countr_zero(best_move(board));
        return std::string{"abcdefgh"[square % 8], "12345678"[square / 8]};
    }
};

} // namespace

int main() {
    return tulkas::run<AlphaBeta>();
}
