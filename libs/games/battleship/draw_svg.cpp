#include "battleship/drawing.hpp"
#include "battleship/lines.hpp"

#include <algorithm>

namespace battleship {

namespace {

constexpr int cell = 32;
constexpr int board = grid_size * cell;
constexpr int margin = 16;
constexpr int label = 26;   // room for the row numbers and the column letters
constexpr int heading = 30; // room for a panel's title, and for the caption
constexpr int panel_width = label + board;
constexpr int panel_height = heading + label + board;

constexpr std::string_view style = R"(<style>
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1d2b3a;text-anchor:middle}
.title{font-size:16px;font-weight:600}.caption{font-size:15px}.label{font-size:13px;fill:#5b6b7c}
.paper{fill:#f6f8fa}.sea{fill:#a9d3ee}.fog{fill:#8fb4d4}.grid{stroke:#f6f8fa;stroke-opacity:.55}
.ship{fill:#54626f;stroke:#38444f;stroke-width:1.5}.sunk{fill:#8c2f2b;stroke:#5f1d1a;stroke-width:1.5}
.hit{fill:#e5482d;stroke:#fff;stroke-width:2}.fire{fill:#ffb38a}.miss{fill:#fff;stroke:#4a7fa8;stroke-width:1.5}
.known{fill:#fff;fill-opacity:.7}.last{fill:none;stroke:#f4b400;stroke-width:3}
@media (prefers-color-scheme:dark){text{fill:#e4ebf2}.label{fill:#93a4b5}.paper{fill:#0f1720}.sea{fill:#1d4e74}
.fog{fill:#163a58}.grid{stroke:#0f1720}.ship{fill:#a9b6c2;stroke:#d5dde4}.sunk{fill:#a33b34;stroke:#e08a80}
.hit{stroke:#0f1720}.fire{fill:#ffd0b5}.miss{fill:#d5e6f3;stroke:#0f1720}.known{fill:#9fc3df;fill-opacity:.45}}
</style>
)";

// The top left corner of a square within its panel's board.
int left_of(Position position) {
    return position.column() * cell;
}
int top_of(Position position) {
    return position.row() * cell;
}

std::string draw_labels() {
    std::string svg;
    for (int line = 0; line < grid_size; ++line) {
        int const middle = line * cell + cell / 2;
        svg += fmt::format(R"(<text class="label" x="{}" y="-8">{}</text>)", middle,
                           static_cast<char>('A' + line));
        svg += fmt::format(R"(<text class="label" x="-13" y="{}">{}</text>)", middle + 5, line + 1);
    }
    return svg;
}

std::string draw_sea(bool is_open) {
    auto svg = fmt::format(R"(<rect class="{}" width="{}" height="{}" rx="6"/><path class="grid" d=")",
                           is_open ? "sea" : "fog", board, board);
    for (int line = cell; line < board; line += cell) {
        svg += fmt::format("M{0} 0V{1}M0 {0}H{1}", line, board);
    }
    return svg + R"("/>)";
}

std::string draw_ship(Ship const& ship, bool is_sunk) {
    constexpr int inset = 4;
    int const length = ship.size * cell - 2 * inset;
    int const breadth = cell - 2 * inset;
    bool const is_horizontal = ship.direction == Direction::horizontal;
    int const width = is_horizontal ? length : breadth;
    int const height = is_horizontal ? breadth : length;
    std::string_view const name = is_sunk ? "sunk" : "ship";
    int const x = left_of(ship.position) + inset;
    int const y = top_of(ship.position) + inset;
    constexpr std::string_view form = R"(<rect class="{}" x="{}" y="{}" width="{}" height="{}" rx="{}"/>)";
    return fmt::format(form, name, x, y, width, height, breadth / 2);
}

std::string draw_dots(PositionSet const& squares, std::string_view name, double radius) {
    std::string svg;
    for (auto const position : squares) {
        svg += fmt::format(R"(<circle class="{}" cx="{}" cy="{}" r="{}"/>)", name,
                           left_of(position) + cell / 2, top_of(position) + cell / 2, radius);
    }
    return svg;
}

std::string draw_last_shot(Position target) {
    return fmt::format(R"(<rect class="last" x="{}" y="{}" width="{}" height="{}" rx="5"/>)",
                       left_of(target) + 1, top_of(target) + 1, cell - 2, cell - 2);
}

std::string draw_board(Panel const& panel) {
    auto svg = draw_labels() + draw_sea(panel.is_open);
    for_each_line(panel.ships, [&](Ship const& ship) {
        svg += draw_ship(ship, panel.map.sunk().contains(ship.position));
    });
    auto const wounded = panel.map.hit() | panel.map.sunk();
    svg += draw_dots(panel.map.known(), "known", 2.5) + draw_dots(panel.map.missed(), "miss", 5.5);
    svg += draw_dots(wounded, "hit", 8) + draw_dots(wounded, "fire", 3);
    if (panel.last_shot) {
        svg += draw_last_shot(panel.last_shot->target);
    }
    return svg;
}

} // namespace

std::string draw_svg(std::span<Panel const> panels, std::string_view caption) {
    int const count = static_cast<int>(panels.size());
    int const width = margin + count * (panel_width + 2 * margin) - margin;
    int const height = panel_height + heading + 2 * margin;
    auto svg = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="img">)"
        "\n<title>{2}</title>\n{3}"
        R"(<rect class="paper" width="{0}" height="{1}"/>)"
        "\n",
        width, height, caption, style);
    int left = margin + label;
    for (auto const& panel : panels) {
        svg += fmt::format(R"(<text class="title" x="{}" y="{}">{}</text>)", left + board / 2, margin + 16,
                           panel.title);
        svg += fmt::format("<g transform=\"translate({} {})\">{}</g>\n", left, margin + heading + label,
                           draw_board(panel));
        left += panel_width + 2 * margin;
    }
    return svg + fmt::format("<text class=\"caption\" x=\"{}\" y=\"{}\">{}</text>\n</svg>\n", width / 2,
                             height - margin - 4, caption);
}

} // namespace battleship
