#include "catan/canvas.hpp"
#include "catan/drawing.hpp"
#include "catan/notation.hpp"
#include "catan/position_notation.hpp"

#include <fmt/format.h>

namespace catan {

namespace {

// Three rows of points take five lines: a row of nodes, the slanted edges below it, another row of nodes, and
// two lines for the hexes, between upright edges.
constexpr std::size_t line_count = 28;
constexpr std::size_t column_count = 80;
constexpr int middle_column = 38;
constexpr int columns_of_a_step = 6;
constexpr int top_row = 8;

constexpr std::array<std::string_view, most_players> player_styles{"\x1b[1;91m", "\x1b[1;94m",
                                                                   "\x1b[1;38;5;208m", "\x1b[1;97m"};
constexpr std::array<std::string_view, 6> terrain_styles{"\x1b[38;5;167m", "\x1b[38;5;34m",
                                                         "\x1b[38;5;113m", "\x1b[38;5;220m",
                                                         "\x1b[38;5;146m", "\x1b[38;5;180m"};
constexpr std::string_view sea_style = "\x1b[38;5;38m";
constexpr std::string_view red_style = "\x1b[1;38;5;196m";
constexpr std::string_view robber_style = "\x1b[7m";
constexpr std::string_view dim_style = "\x1b[2m";

std::size_t line_of(Point point) {
    int const below = top_row - row_of(point);
    constexpr std::array<int, 3> offsets{0, 2, 3};
    return static_cast<std::size_t>(5 * (below / 3) + offsets[static_cast<std::size_t>(below % 3)]);
}

std::size_t column_for(Point point) {
    return static_cast<std::size_t>(middle_column + columns_of_a_step * column_of(point));
}

// The owner of the building or road there, if any.
template <typename Has>
Seat owner(Position const& position, Has has) {
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        if (has(position.players[seat])) {
            return seat;
        }
    }
    return Position::nobody;
}

void draw_edge(Position const& position, Edge edge, Canvas& canvas) {
    Point const upper = topology.nodes[topology.edges[edge][0]];
    Point const lower = topology.nodes[topology.edges[edge][1]];
    Seat const seat = owner(position, [&](Player const& player) { return player.roads.contains(edge); });
    bool const is_road = seat != Position::nobody;
    std::string const digit = is_road ? fmt::format("{}", seat) : "|";
    std::string_view const style = is_road ? player_styles[seat] : dim_style;
    if (column_of(upper) == column_of(lower)) {
        canvas.put(line_of(upper) + 1, column_for(upper), digit, style);
        canvas.put(line_of(upper) + 2, column_for(upper), digit, style);
        return;
    }
    std::string_view const stroke = column_of(lower) < column_of(upper) ? ".-'" : "'-.";
    canvas.put_centred(line_of(upper) + 1, (column_for(upper) + column_for(lower)) / 2,
                       is_road ? digit + digit + digit : stroke, style);
}

void draw_node(Position const& position, Node node, Canvas& canvas) {
    Point const point = topology.nodes[node];
    Seat const seat =
        owner(position, [&](Player const& player) { return player.buildings().contains(node); });
    if (seat == Position::nobody) {
        canvas.put(line_of(point), column_for(point), "·", dim_style);
        return;
    }
    bool const is_city = position.players[seat].cities.contains(node);
    canvas.put_centred(line_of(point), column_for(point),
                       is_city ? fmt::format("[{}]", seat) : fmt::format("({})", seat), player_styles[seat]);
}

std::string pips(int number) {
    std::string text;
    for (int pip = 0; pip < pips_of(number); ++pip) {
        text += "·";
    }
    return text;
}

void draw_hex(Position const& position, Hex hex, Canvas& canvas) {
    Point const point = topology.hexes[hex];
    Terrain const terrain = position.layout.terrain[hex];
    auto const style = terrain_styles[static_cast<std::size_t>(terrain)];
    canvas.put_centred(line_of(point), column_for(point), name_of(terrain), style);
    int const number = position.layout.numbers[hex];
    bool const is_red = number == 6 || number == 8;
    if (hex == position.robber) {
        canvas.put_centred(line_of(point) + 1, column_for(point),
                           number == 0 ? "robber" : fmt::format("{} robber", number), robber_style);
    } else if (number != 0) {
        canvas.put_centred(line_of(point) + 1, column_for(point), fmt::format("{} {}", number, pips(number)),
                           is_red ? red_style : style);
    }
}

std::string harbour_text(Harbour harbour) {
    return harbour == Harbour::any ? "3:1" : fmt::format("2:1 {}", name_of(harbour));
}

// Beside its edge, in the sea: at the height of the upper or lower tip of the hex, or left or right of it.
void draw_harbour(Position const& position, std::size_t harbour, Canvas& canvas) {
    auto const [hex, direction] = making::harbour_places[harbour];
    bool const is_right = direction < 3;
    auto const text = harbour_text(position.layout.harbours[harbour]);
    std::size_t const column = column_for(hex);
    if (direction == 1 || direction == 4) {
        constexpr std::size_t away = columns_of_a_step + 2;
        canvas.put(line_of(hex) + 1, is_right ? column + away : column - away - text.size() + 1, text,
                   sea_style);
        return;
    }
    bool const is_top = direction == 0 || direction == 5;
    Point const tip = hex + directions[is_top ? 0 : 3];
    canvas.put_centred(line_of(tip), is_right ? column + columns_of_a_step : column - columns_of_a_step, text,
                       sea_style);
}

std::string with_style(std::string const& text, std::string_view style, bool colour) {
    return colour ? fmt::format("{}{}\x1b[0m", style, text) : text;
}

std::string describe_player(Position const& position, Seat seat, bool colour) {
    Player const& player = position.players[seat];
    auto const name = fmt::format("player {}{}", seat, position.turn == seat ? " *" : "  ");
    auto text = fmt::format("{} {:>2} points   hand {:<16} cards {:<10} knights {:<2} road {:<2}",
                            with_style(name, player_styles[seat], colour), position.points(seat),
                            hand_text(player), cards_text(player), player.knights, player.road_length);
    text += position.longest_road == seat ? " longest road" : "";
    text += position.largest_army == seat ? " largest army" : "";
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

} // namespace

std::string draw_text(Position const& position, bool colour) {
    Canvas canvas(line_count, column_count);
    for (Hex hex = 0; hex < hex_count; ++hex) {
        draw_hex(position, hex, canvas);
    }
    for (Edge edge = 0; edge < edge_count; ++edge) {
        draw_edge(position, edge, canvas);
    }
    for (Node node = 0; node < node_count; ++node) {
        draw_node(position, node, canvas);
    }
    for (std::size_t harbour = 0; harbour < harbour_count; ++harbour) {
        draw_harbour(position, harbour, canvas);
    }
    auto text = canvas.text(colour);
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        text += describe_player(position, seat, colour);
    }
    return text + fmt::format("bank {}, {} development cards\n{}\n", to_text(position.bank),
                              position.deck_size(), caption_of(position));
}

} // namespace catan
