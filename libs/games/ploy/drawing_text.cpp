#include "ploy/drawing.hpp"
#include "ploy/notation.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace ploy {

namespace {

// A square is three lines high and five columns wide, about as wide as it is high: a piece's strokes around
// its centre. Each line has three parts: the numbers are the directions they belong to.
constexpr int centre = -1;
constexpr std::array<std::array<int, 3>, 3> cell_lines{{{7, 0, 1}, {6, centre, 2}, {5, 4, 3}}};
constexpr std::array<std::string_view, direction_count> strokes{"│", " ╱", "──", " ╲", "│", "╱ ", "──", "╲ "};

std::string_view blank_for(int direction) {
    return strokes[static_cast<std::size_t>(direction)] == "│" ? " " : "  ";
}

std::string_view centre_of(std::optional<Piece> piece) {
    if (!piece) {
        return "·";
    }
    return piece->colour == Colour::black ? "●" : "○";
}

std::string_view part_of(std::optional<Piece> piece, int direction) {
    if (direction == centre) {
        return centre_of(piece);
    }
    bool const has_line = piece && (piece->mask >> direction & 1U) != 0;
    return has_line ? strokes[static_cast<std::size_t>(direction)] : blank_for(direction);
}

bool is_marked(Scene const& scene, Square square) {
    return scene.last_move && (scene.last_move->from() == square || scene.last_move->to() == square);
}

// Of the 256 that terminals have: black and white on two greens, the last move on a brown.
std::string colours_of(Scene const& scene, Square square) {
    auto const piece = scene.position.piece_at(square);
    int const foreground = piece && piece->colour == Colour::white ? 231 : 16;
    int const chequered = square % 2 == 0 ? 65 : 71;
    return fmt::format("\x1b[1;38;5;{};48;5;{}m", foreground, is_marked(scene, square) ? 136 : chequered);
}

std::string cell_line(Scene const& scene, Square square, std::size_t line, bool colour) {
    std::string text = colour ? colours_of(scene, square) : "";
    for (int const direction : cell_lines[line]) {
        text += part_of(scene.position.piece_at(square), direction);
    }
    return text + (colour ? "\x1b[0m" : " ");
}

std::string row_line(Scene const& scene, int row, std::size_t line, bool colour) {
    char const label = line == 1 ? static_cast<char>('1' + row) : ' ';
    std::string text = fmt::format("{} ", label);
    for (int column = 0; column < board_size; ++column) {
        text += cell_line(scene, square_at(column, row), line, colour);
    }
    while (text.ends_with(' ')) {
        text.pop_back();
    }
    return text + '\n';
}

std::string column_labels(bool colour) {
    std::string text = "  ";
    for (char letter = 'a'; letter <= 'i'; ++letter) {
        text += fmt::format("{:^5}{}", letter, colour ? "" : " ");
    }
    return text.substr(0, text.find('i') + 1) + '\n';
}

} // namespace

std::string draw_text(Scene const& scene, bool colour) {
    std::string text;
    for (int row = board_size - 1; row >= 0; --row) {
        for (std::size_t line = 0; line < cell_lines.size(); ++line) {
            text += row_line(scene, row, line, colour);
        }
    }
    return text + column_labels(colour);
}

} // namespace ploy
