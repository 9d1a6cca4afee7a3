#include "battleship/drawing.hpp"
#include "battleship/map_letters.hpp"
#include "battleship/notation.hpp"

namespace battleship {

namespace {

constexpr std::string_view gap = "      ";

std::string_view colour_of(char letter) {
    switch (letter) {
    case 's':
        return "\x1b[1;32m"; // a ship: green
    case 'x':
        return "\x1b[1;33m"; // hit: yellow
    case '#':
        return "\x1b[1;31m"; // sunk: red
    case 'o':
        return "\x1b[36m"; // missed: cyan
    default:
        return "\x1b[2m"; // nothing of interest: dim
    }
}

std::string draw_row(Panel const& panel, int row, bool colour) {
    auto line = fmt::format("{:>2} ", row + 1);
    for (int column = 0; column < grid_size; ++column) {
        char const letter = letter_at(panel.map, panel.ships, Position(column, row));
        line += colour ? fmt::format(" {}{}\x1b[0m", colour_of(letter), letter) : fmt::format(" {}", letter);
    }
    return line;
}

std::string draw_last_shot(Panel const& panel) {
    if (!panel.last_shot) {
        return "no shot yet";
    }
    auto const [target, result] = *panel.last_shot;
    return fmt::format("last shot {}: {}", to_text(target), to_text(result));
}

// One line of the picture: the same line of every panel.
template <typename Draw>
std::string side_by_side(std::span<Panel const> panels, Draw draw) {
    std::string line;
    for (auto const& panel : panels) {
        line += (line.empty() ? "" : gap);
        line += draw(panel);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

} // namespace

std::string draw_text(std::span<Panel const> panels, std::string_view caption, bool colour) {
    constexpr int width = 23;
    auto text = side_by_side(
        panels, [](Panel const& panel) { return fmt::format("    {:<{}}", panel.title, width - 4); });
    text += side_by_side(panels, [](Panel const& /*panel*/) { return "    A B C D E F G H I J"; });
    for (int row = 0; row < grid_size; ++row) {
        text += side_by_side(panels, [&](Panel const& panel) { return draw_row(panel, row, colour); });
    }
    text += side_by_side(panels, [](Panel const& panel) {
        return fmt::format("    {:<{}}", draw_last_shot(panel), width - 4);
    });
    return text + fmt::format("{}\n", caption);
}

} // namespace battleship
