#include "martian_chess/drawing.hpp"
#include "martian_chess/notation.hpp"

#include <fmt/format.h>

#include <array>

namespace martian_chess {

namespace {

// ANSI escapes, or nothing where no colour is wanted.
class Ink {
public:
    explicit Ink(bool colour) : m_colour(colour) {}

    [[nodiscard]] std::string paint(std::string_view code, std::string_view text) const {
        return m_colour ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
    }

private:
    bool m_colour;
};

constexpr std::string_view dim = "2";

std::string_view colour_of(Side side) {
    return side == 0 ? "1;36" : "1;33";
}

// One square, three characters wide; the last move stands in brackets.
std::string draw_square(Scene const& scene, Square square, Ink const& ink) {
    Kind const kind = scene.position.kind_at(square);
    std::string const piece =
        kind == Kind::none ? ink.paint(dim, "·")
                           : ink.paint(colour_of(owner_of(square)), {std::array{letter_of(kind)}.data(), 1});
    if (!scene.marks(square)) {
        return " " + piece + " ";
    }
    return ink.paint(dim, "[") + piece + ink.paint(dim, "]");
}

// The text beside a row: beside the middle rows of a half, its owner.
std::string draw_note(Scene const& scene, int row, Ink const& ink) {
    Side const side = row / 4;
    if (row % 4 == 1) {
        return "   " + ink.paint(colour_of(side), fmt::format("player {}", side));
    }
    if (row % 4 == 2) {
        int const score = scene.position.score(side);
        bool const moves = scene.position.to_move() == side;
        return fmt::format("   {} {}{}", score, score == 1 ? "point" : "points", moves ? ", to move" : "");
    }
    return "";
}

} // namespace

std::string draw_text(Scene const& scene, bool colour) {
    Ink const ink(colour);
    std::string picture = "    a  b  c  d\n  ┌────────────┐\n";
    for (int row = 0; row < rows; ++row) {
        picture += fmt::format("{} │", rows - row);
        for (int column = 0; column < columns; ++column) {
            picture += draw_square(scene, square_at(row, column), ink);
        }
        picture += fmt::format("│ {}{}\n", rows - row, draw_note(scene, row, ink));
        if (row == 3) {
            picture += "  ╞════════════╡\n";
        }
    }
    return picture + "  └────────────┘\n    a  b  c  d\n";
}

} // namespace martian_chess
