// One position: all that the rules need to know, in 20 bytes.
//
// A Position is a plain value, copied freely, and plays any legal move without looking whether it is one. A
// piece's kind is the number of its points, in two bits, one in each of two sets of squares: so what stands
// on a square, what a capture scores and what a merge makes are all found without a branch.
#pragma once

#include "martian_chess/kind.hpp"
#include "martian_chess/move.hpp"
#include "martian_chess/square.hpp"

#include <array>
#include <optional>
#include <type_traits>

namespace martian_chess {

class Position {
public:
    static constexpr int most_score = 9999;
    static constexpr int most_quiet_plies = 60000;

    // The empty board, player 0 to move, nothing to nothing.
    constexpr Position() = default;
    [[nodiscard]] static constexpr Position start();

    [[nodiscard]] constexpr Squares pawns() const { return m_low & ~m_high; }
    [[nodiscard]] constexpr Squares drones() const { return m_high & ~m_low; }
    [[nodiscard]] constexpr Squares queens() const { return m_low & m_high; }
    [[nodiscard]] constexpr Squares taken() const { return m_low | m_high; }
    [[nodiscard]] constexpr Squares pieces_of(Side side) const { return taken() & half_of(side); }
    [[nodiscard]] constexpr Kind kind_at(Square square) const { return static_cast<Kind>(points_at(square)); }

    [[nodiscard]] constexpr Side to_move() const { return m_to_move; }
    // Points captured; what the end of the game adds or takes away is not in it.
    [[nodiscard]] constexpr int score(Side side) const { return m_scores[static_cast<std::size_t>(side)]; }
    // The last move, unless it captured: the one that may not be reversed.
    [[nodiscard]] constexpr std::optional<Move> last_quiet_move() const { return m_last_quiet_move; }
    // Plies since the number of pieces on the board last changed.
    [[nodiscard]] constexpr int quiet_plies() const { return m_quiet_plies; }

    constexpr void put(Kind kind, Square square) {
        m_low = (m_low & ~set_of(square)) | (static_cast<Squares>(kind) & 1U) << square;
        m_high = (m_high & ~set_of(square)) | static_cast<Squares>(kind) >> 1U << square;
    }
    constexpr void set_to_move(Side side) { m_to_move = static_cast<std::uint8_t>(side); }
    constexpr void set_score(Side side, int score) {
        m_scores[static_cast<std::size_t>(side)] = static_cast<std::uint16_t>(score);
    }
    constexpr void set_last_quiet_move(std::optional<Move> move) { m_last_quiet_move = move; }
    constexpr void set_quiet_plies(int plies) { m_quiet_plies = static_cast<std::uint16_t>(plies); }

    // Plays a move that is legal.
    constexpr void play(Move move) {
        int const moving = points_at(move.from);
        int const met = points_at(move.to);
        bool const crosses = move.crosses_border();
        put(Kind::none, move.from);
        put(static_cast<Kind>(crosses ? moving : moving + met), move.to);
        auto& score = m_scores[m_to_move];
        score = static_cast<std::uint16_t>(score + (crosses ? met : 0));
        m_last_quiet_move = crosses && met != 0 ? std::nullopt : std::optional(move);
        m_quiet_plies = static_cast<std::uint16_t>(met != 0 ? 0 : m_quiet_plies + 1);
        m_to_move ^= 1U;
    }

    bool operator==(Position const&) const = default;

private:
    [[nodiscard]] constexpr int points_at(Square square) const {
        return static_cast<int>((m_low >> square & 1U) | (m_high >> square & 1U) << 1U);
    }

    Squares m_low = 0;  // pawns and queens
    Squares m_high = 0; // drones and queens
    std::array<std::uint16_t, 2> m_scores{};
    std::uint16_t m_quiet_plies = 0;
    std::uint8_t m_to_move = 0;
    std::optional<Move> m_last_quiet_move;
};

static_assert(sizeof(Position) == 20 && std::is_trivially_copyable_v<Position>);

constexpr Position Position::start() {
    // q q d .     Player 1 has the same, seen from the other side of the table.
    // q d p .
    // d p p .
    constexpr std::array<std::array<int, 3>, 3> corner{{{3, 3, 2}, {3, 2, 1}, {2, 1, 1}}};
    Position position;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            auto const kind =
                static_cast<Kind>(corner[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
            position.put(kind, square_at(row, column));
            position.put(kind, squares - 1 - square_at(row, column));
        }
    }
    return position;
}

} // namespace martian_chess
