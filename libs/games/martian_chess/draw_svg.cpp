#include "martian_chess/drawing.hpp"
#include "martian_chess/notation.hpp"

#include <fmt/format.h>

#include <array>

namespace martian_chess {

namespace {

constexpr int cell = 60;
constexpr int margin = 34;
constexpr int board_top = 58;
constexpr int border = 10; // the gap between the halves
constexpr int board_width = columns * cell;
constexpr int board_height = rows * cell + border;
constexpr int width = board_width + 2 * margin;
constexpr int height = board_top + board_height + 66;

constexpr std::string_view style = R"(<style>
text{font-family:system-ui,sans-serif;text-anchor:middle;fill:#5b5148}
.ground{fill:#faf7f2}.frame{fill:#6e4a3a}.border{fill:#c9683c}
.a0{fill:#f3ddcb}.b0{fill:#e7c6ad}.a1{fill:#d5e2ea}.b1{fill:#b9cfdc}
.mark{fill:#f2c230;fill-opacity:.55}.origin{fill:none;stroke:#c99700;stroke-width:2.5;stroke-dasharray:5 4}
.l0{fill:#dd5b44}.d0{fill:#a4311f}.l1{fill:#3f7fb8}.d1{fill:#1f4f80}
.facet{stroke-width:1.5;stroke-linejoin:round}.l0,.d0{stroke:#7c2114}.l1,.d1{stroke:#153a60}.pip{fill:#fffaf0}
.shade{fill:#000;fill-opacity:.16}.turn{fill:#3d9a50}.name{font-size:15px;font-weight:600}.edge{font-size:13px}
@media (prefers-color-scheme:dark){
text{fill:#cfc6bb}.ground{fill:#1d1a18}.frame{fill:#0f0d0c}.border{fill:#b3562c}
.a0{fill:#54382c}.b0{fill:#452d23}.a1{fill:#2c4252}.b1{fill:#233644}
.mark{fill:#e0b020;fill-opacity:.4}.origin{stroke:#e0b020}.l0{fill:#ee7059}.d0{fill:#b53e2b}
.l1{fill:#62a5e0}.d1{fill:#2e6aa3}.l0,.d0{stroke:#2a0d08}.l1,.d1{stroke:#081a2c}.shade{fill-opacity:.35}}
</style>
)";

int left_of(Square square) {
    return margin + column_of(square) * cell;
}

int top_of(Square square) {
    return board_top + row_of(square) * cell + owner_of(square) * border;
}

std::string draw_square(Scene const& scene, Square square) {
    char const shade = (row_of(square) + column_of(square)) % 2 == 0 ? 'a' : 'b';
    std::string picture = fmt::format(R"(<rect class="{}{}" x="{}" y="{}" width="{}" height="{}"/>)", shade,
                                      owner_of(square), left_of(square), top_of(square), cell, cell);
    if (scene.last_move && scene.last_move->to == square) {
        picture += fmt::format(R"(<rect class="mark" x="{}" y="{}" width="{}" height="{}"/>)",
                               left_of(square), top_of(square), cell, cell);
    }
    if (scene.last_move && scene.last_move->from == square) {
        picture += fmt::format(R"(<rect class="origin" x="{}" y="{}" width="{}" height="{}" rx="8"/>)",
                               left_of(square) + 6, top_of(square) + 6, cell - 12, cell - 12);
    }
    return picture + "\n";
}

// A pyramid stands on the square with one edge towards the viewer: a lit face, a dark face, and as many pips
// as it has points.
struct Pyramid {
    int base;
    int rise;
};

constexpr Pyramid pyramid_of(Kind kind) {
    constexpr std::array<Pyramid, 4> pyramids{{{0, 0}, {24, 22}, {34, 34}, {44, 46}}};
    return pyramids[static_cast<std::size_t>(kind)];
}

std::string draw_pips(int count, int centre, int top) {
    std::string picture;
    for (int pip = 0; pip < count; ++pip) {
        int const x = centre + 4 * (2 * pip - count + 1);
        picture += fmt::format(R"(<circle class="pip" cx="{}" cy="{}" r="2.7"/>)", x, top);
    }
    return picture;
}

std::string draw_piece(Kind kind, Square square) {
    auto const [base, rise] = pyramid_of(kind);
    int const x = left_of(square) + cell / 2;
    int const foot = top_of(square) + cell / 2 + rise / 2 - 3;
    int const edge = x + base / 8;
    int const front = foot + base / 7;
    Side const side = owner_of(square);
    constexpr std::string_view shade = R"(<ellipse class="shade" cx="{}" cy="{}" rx="{}" ry="{}"/>)";
    std::string picture = fmt::format(shade, x + 2, foot + 2, base / 2 + 3, base / 6);
    picture += fmt::format(R"(<path class="facet l{}" d="M{} {}L{} {}L{} {}Z"/>)", side, x, foot - rise,
                           x - base / 2, foot, edge, front);
    picture += fmt::format(R"(<path class="facet d{}" d="M{} {}L{} {}L{} {}Z"/>)", side, x, foot - rise,
                           x + base / 2, foot, edge, front);
    return picture + draw_pips(points_of(kind), x, foot - 4) + "\n";
}

std::string draw_edges() {
    std::string picture;
    for (int column = 0; column < columns; ++column) {
        int const x = margin + column * cell + cell / 2;
        for (int const y : {board_top - 10, board_top + board_height + 20}) {
            picture += fmt::format(R"(<text class="edge" x="{}" y="{}">{}</text>)", x, y,
                                   static_cast<char>('a' + column));
        }
    }
    for (int row = 0; row < rows; ++row) {
        int const y = top_of(square_at(row, 0)) + cell / 2 + 5;
        for (int const x : {margin / 2, width - margin / 2}) {
            picture += fmt::format(R"(<text class="edge" x="{}" y="{}">{}</text>)", x, y, rows - row);
        }
    }
    return picture + "\n";
}

// Above or below the board: whose half it is, the score, and a dot for the player to move.
std::string draw_player(Scene const& scene, Side side) {
    int const y = side == 0 ? 26 : height - 14;
    int const score = scene.position.score(side);
    std::string picture = fmt::format(R"(<text class="name" x="{}" y="{}">player {} · {} {}</text>)",
                                      width / 2, y, side, score, score == 1 ? "point" : "points");
    if (scene.position.to_move() == side) {
        picture += fmt::format(R"(<circle class="turn" cx="{}" cy="{}" r="6"/>)", width / 2 - 94, y - 5);
    }
    return picture + "\n";
}

} // namespace

std::string draw_svg(Scene const& scene) {
    std::string picture = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="img">)"
        "\n<title>Martian Chess: {2}</title>\n",
        width, height, to_text(scene.position));
    picture += style;
    picture += fmt::format(R"(<rect class="ground" width="{}" height="{}" rx="14"/>)", width, height);
    picture += fmt::format(R"(<rect class="frame" x="{}" y="{}" width="{}" height="{}" rx="5"/>)", margin - 4,
                           board_top - 4, board_width + 8, board_height + 8);
    picture += fmt::format(R"(<rect class="border" x="{}" y="{}" width="{}" height="{}"/>)", margin,
                           board_top + 4 * cell + 3, board_width, border - 6);
    picture += "\n" + draw_edges() + draw_player(scene, 0) + draw_player(scene, 1);
    for (Square square = 0; square < squares; ++square) {
        picture += draw_square(scene, square);
    }
    for (Squares left = scene.position.taken(); left != 0;) {
        Square const square = take_first(left);
        picture += draw_piece(scene.position.kind_at(square), square);
    }
    return picture + "</svg>\n";
}

} // namespace martian_chess
