#include "ploy/evaluation.hpp"

#include "ploy/targets.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace ploy {

namespace {

using ByKind = std::array<int, kind_count>;

constexpr ByKind values{100, 190, 330, 1000};
constexpr ByKind mobility{4, 5, 5, 3};
constexpr ByKind threats{4, 8, 12, 30}; // by the kind that is threatened
constexpr ByKind nearness{3, 4, 5, 0};  // for each square nearer to the enemy's commander
constexpr int protection = 3;
constexpr int aim = 6; // at a square beside the enemy's commander
constexpr int tempo = 10;

constexpr std::size_t index(Kind kind) {
    return static_cast<std::size_t>(kind);
}

// In moves of a commander that had all lines.
constexpr auto distances = [] {
    std::array<std::array<std::uint8_t, square_count>, square_count> result{};
    for (int from = 0; from < square_count; ++from) {
        for (int to = 0; to < square_count; ++to) {
            auto const a = static_cast<Square>(from);
            auto const b = static_cast<Square>(to);
            int const columns = column_of(a) - column_of(b);
            int const rows = row_of(a) - row_of(b);
            result[a][b] = static_cast<std::uint8_t>(std::max(columns < 0 ? -columns : columns, //
                                                              rows < 0 ? -rows : rows));
        }
    }
    return result;
}();

Square commander_of(Position const& position, Colour colour) {
    for (Square const square : position.pieces(colour)) {
        if (kind_of(position.mask_at(square)) == Kind::commander) {
            return square;
        }
    }
    std::unreachable(); // a position without one is over, and is never evaluated
}

int score_of_side(Position const& position, Colour colour) {
    SquareSet const& enemies = position.pieces(other(colour));
    auto const& from_goal = distances[commander_of(position, other(colour))];
    int score = 0;
    for (Square const from : position.pieces(colour)) {
        Kind const kind = kind_of(position.mask_at(from));
        score += values[index(kind)] + nearness[index(kind)] * (board_size - from_goal[from]);
        for_each_seen(position, from, SquareSet().with(off_board), [&](Square to) {
            Mask const there = position.mask_at(to);
            if (there == 0) {
                score += mobility[index(kind)];
            } else if (enemies.contains(to)) {
                score += threats[index(kind_of(there))];
            } else {
                score += protection;
            }
            score += from_goal[to] <= 1 ? aim : 0;
        });
    }
    return score;
}

} // namespace

int value_of(Kind kind) {
    return values[index(kind)];
}

int evaluate(Position const& position) {
    Colour const own = position.to_move();
    return score_of_side(position, own) - score_of_side(position, other(own)) + tempo;
}

} // namespace ploy
