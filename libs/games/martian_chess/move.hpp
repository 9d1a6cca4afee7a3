// A move: from one square to another. What it does follows from the position.
#pragma once

#include "martian_chess/square.hpp"
#include "support/fixed_list.hpp"

namespace martian_chess {

struct Move {
    std::uint8_t from;
    std::uint8_t to;

    [[nodiscard]] static constexpr Move between(Square from, Square to) {
        return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    [[nodiscard]] constexpr Move reversed() const { return {to, from}; }
    [[nodiscard]] constexpr bool crosses_border() const { return owner_of(from) != owner_of(to); }

    bool operator==(Move const&) const = default;
};

// Sixteen squares of one's own, and no piece reaches more than sixteen others.
inline constexpr std::size_t most_moves = 256;

using MoveList = support::FixedList<Move, most_moves>;

} // namespace martian_chess
