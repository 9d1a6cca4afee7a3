#include "ploy/drawing.hpp"
#include "ploy/notation.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>
#include <string_view>

namespace ploy {

namespace {

// In units of the picture: a square, the margin for the coordinates, and what a piece is made of.
constexpr int side = 60;
constexpr int margin = 28;
constexpr int board_side = side * board_size;
constexpr int picture_side = board_side + 2 * margin;
constexpr double disc_radius = 24;
constexpr double line_length = 20;

constexpr std::string_view style = R"(<style>
.page{fill:#faf8f4}.square{fill:#d9e2d5;stroke:#8fa58b}.dark{fill:#c6d3c1}.marked{fill:#f0d58a}
.label{fill:#4a4a4a;font:15px sans-serif;text-anchor:middle;dominant-baseline:central}
.black circle{fill:#23272e;stroke:#000}.black line{stroke:#f4b942}.black .hub{fill:#f4b942;stroke:none}
.white circle{fill:#fffdf8;stroke:#555}.white line{stroke:#b03a2e}.white .hub{fill:#b03a2e;stroke:none}
line{stroke-width:5;stroke-linecap:round}
@media (prefers-color-scheme:dark){.page{fill:#16191d}.square{fill:#3c4a43;stroke:#2a342f}.dark{fill:#344039}
.marked{fill:#7a652a}.label{fill:#c8c8c8}.black circle{stroke:#8a8f98}}
</style>
)";

struct Point {
    double x;
    double y;
};

Point centre_of(Square square) {
    return {margin + side * (column_of(square) + 0.5), margin + side * (board_size - row_of(square) - 0.5)};
}

std::string draw_square(Scene const& scene, Square square) {
    auto const& last = scene.last_move;
    bool const is_marked = last && (last->from() == square || last->to() == square);
    Point const centre = centre_of(square);
    return fmt::format(R"(<rect class="square{}{}" x="{}" y="{}" width="{}" height="{}"/>)"
                       "\n",
                       square % 2 == 0 ? " dark" : "", is_marked ? " marked" : "", centre.x - side / 2.0,
                       centre.y - side / 2.0, side, side);
}

std::string draw_line(Point centre, Direction direction) {
    double const angle = direction * std::numbers::pi / 4; // clockwise from north, as directions are
    return fmt::format(R"(<line x1="{0}" y1="{1}" x2="{2:.1f}" y2="{3:.1f}"/>)", centre.x, centre.y,
                       centre.x + line_length * std::sin(angle), centre.y - line_length * std::cos(angle));
}

std::string draw_piece(Piece piece, Square square) {
    Point const centre = centre_of(square);
    auto text = fmt::format(R"(<g class="{}"><title>{} {} on {}</title><circle cx="{}" cy="{}" r="{}"/>)",
                            name_of(piece.colour), name_of(piece.colour), name_of(kind_of(piece.mask)),
                            to_text(square), centre.x, centre.y, disc_radius);
    for (Direction direction = 0; direction < direction_count; ++direction) {
        if ((piece.mask >> direction & 1U) != 0) {
            text += draw_line(centre, direction);
        }
    }
    return text + fmt::format(R"(<circle class="hub" cx="{}" cy="{}" r="5"/></g>)"
                              "\n",
                              centre.x, centre.y);
}

std::string draw_label(double x, double y, char label) {
    return fmt::format(R"(<text class="label" x="{}" y="{}">{}</text>)"
                       "\n",
                       x, y, label);
}

std::string draw_labels() {
    std::string text;
    for (int i = 0; i < board_size; ++i) {
        Point const centre = centre_of(square_at(i, i));
        auto const column = static_cast<char>('a' + i);
        auto const row = static_cast<char>('1' + i);
        for (double const edge : {margin / 2.0, picture_side - margin / 2.0}) {
            text += draw_label(centre.x, edge, column) + draw_label(edge, centre.y, row);
        }
    }
    return text;
}

} // namespace

std::string draw_svg(Scene const& scene) {
    auto text = fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" role="img">)"
                            "\n<title>Ploy: {1} to move</title>\n{2}"
                            R"(<rect class="page" width="{0}" height="{0}"/>)"
                            "\n",
                            picture_side, name_of(scene.position.to_move()), style);
    std::string pieces;
    for (int number = 0; number < square_count; ++number) {
        auto const square = static_cast<Square>(number);
        text += draw_square(scene, square);
        if (auto const piece = scene.position.piece_at(square)) {
            pieces += draw_piece(*piece, square);
        }
    }
    return text + pieces + draw_labels() + "</svg>\n";
}

} // namespace ploy
