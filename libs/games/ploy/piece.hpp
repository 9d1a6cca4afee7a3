// A piece: a colour and a set of lines. Everything else about it follows from the number of its lines.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace ploy {

enum class Colour : std::uint8_t { black, white }; // as seats: black begins

[[nodiscard]] constexpr Colour other(Colour colour) {
    return colour == Colour::black ? Colour::white : Colour::black;
}
[[nodiscard]] constexpr std::string_view name_of(Colour colour) {
    return colour == Colour::black ? "black" : "white";
}

// The lines of a piece, one bit a direction. No lines: no piece.
using Mask = std::uint8_t;

struct Piece {
    Colour colour;
    Mask mask;

    bool operator==(Piece const&) const = default;
};

enum class Kind : std::uint8_t { shield, probe, lance, commander };
inline constexpr int kind_count = 4;

[[nodiscard]] constexpr bool is_piece(Mask mask) {
    return mask != 0 && std::popcount(mask) <= kind_count;
}
// A table, as not every processor we build for counts bits in one instruction.
inline constexpr auto kinds_of_masks = [] {
    std::array<Kind, 256> result{};
    for (std::size_t mask = 1; mask < result.size(); ++mask) {
        result[mask] = static_cast<Kind>(std::popcount(mask) - 1);
    }
    return result;
}();
[[nodiscard]] constexpr Kind kind_of(Mask mask) {
    return kinds_of_masks[mask];
}
[[nodiscard]] constexpr std::string_view name_of(Kind kind) {
    constexpr std::array<std::string_view, kind_count> names{"shield", "probe", "lance", "commander"};
    return names[static_cast<std::size_t>(kind)];
}
// How many squares it may move at once.
inline constexpr std::array<std::uint8_t, kind_count> reaches{1, 2, 3, 1};
[[nodiscard]] constexpr int reach_of(Kind kind) {
    return reaches[static_cast<std::size_t>(kind)];
}

[[nodiscard]] constexpr Mask turned(Mask mask, int turn) {
    return std::rotl(mask, turn);
}

// The smallest turn after which the lines are the same as before: 8, 4 or 2.
inline constexpr auto periods_of_masks = [] {
    std::array<std::uint8_t, 256> result{};
    for (std::size_t mask = 1; mask < result.size(); ++mask) {
        do {
            ++result[mask];
        } while (turned(static_cast<Mask>(mask), result[mask]) != mask);
    }
    return result;
}();
[[nodiscard]] constexpr int period_of(Mask mask) {
    return periods_of_masks[mask];
}

} // namespace ploy
