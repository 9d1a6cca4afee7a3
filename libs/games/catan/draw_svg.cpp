#include "catan/drawing.hpp"
#include "catan/notation.hpp"
#include "catan/svg_parts.hpp"

#include <fmt/format.h>

namespace catan {

namespace {

using svg::Pixel;
using svg::pixel_of;

std::string corners_of(Hex hex) {
    std::string corners;
    for (Point const direction : directions) {
        Pixel const corner = pixel_of(topology.hexes[hex] + direction);
        corners += fmt::format("{}{:.1f},{:.1f}", corners.empty() ? "" : " ", corner.x, corner.y);
    }
    return corners;
}

std::string draw_pips(Pixel middle, int pips, std::string_view style) {
    std::string text;
    constexpr double step = 4.2;
    for (int pip = 0; pip < pips; ++pip) {
        text += fmt::format(R"(<circle{} cx="{:.1f}" cy="{:.1f}" r="1.5"/>)", style,
                            middle.x + step * (pip - (pips - 1) / 2.0), middle.y + 10);
    }
    return text;
}

std::string draw_token(Pixel middle, int number) {
    if (number == Layout::no_number) {
        return {};
    }
    std::string_view const style = number == 6 || number == 8 ? R"( class="red")" : "";
    std::string_view const red = style.empty() ? "" : " red";
    return fmt::format(R"(<circle class="token" cx="{0:.1f}" cy="{1:.1f}" r="17"/>)"
                       R"(<text class="number{3}" x="{0:.1f}" y="{2:.1f}" font-size="{4}">{5}</text>)",
                       middle.x, middle.y, middle.y + 4, red, 12 + pips_of(number), number) +
           draw_pips(middle, pips_of(number), style);
}

std::string draw_hex(Layout const& layout, Hex hex) {
    Pixel const middle = pixel_of(topology.hexes[hex]);
    auto const terrain = name_of(layout.terrain[hex]);
    constexpr double up = 14;
    constexpr double down = 17;
    return fmt::format(R"(<polygon class="hex {0}" points="{1}"><title>{0} at {2}</title></polygon>)"
                       R"(<use href="#{0}" x="{3:.1f}" y="{4:.1f}"/>)",
                       terrain, corners_of(hex), to_text(topology.hexes[hex]), middle.x, middle.y - up) +
           draw_token({middle.x, middle.y + down}, layout.numbers[hex]) + "\n";
}

std::string draw_hexes(Layout const& layout) {
    std::string coast;
    std::string hexes;
    for (Hex hex = 0; hex < hex_count; ++hex) {
        coast += fmt::format(R"(<polygon class="coast" points="{}"/>)", corners_of(hex));
        hexes += draw_hex(layout, hex);
    }
    return coast + "\n" + hexes;
}

std::string draw_pier(Pixel from, Pixel towards) {
    constexpr double part = 0.72; // of the way
    return fmt::format(R"(<line class="pier" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)", from.x,
                       from.y, from.x + part * (towards.x - from.x), from.y + part * (towards.y - from.y));
}

std::string draw_harbour(Layout const& layout, std::size_t harbour) {
    Pixel const hex = pixel_of(making::harbour_places[harbour].hex);
    auto const [one, other] = topology.edges[topology.harbours[harbour]];
    Pixel const first = pixel_of(topology.nodes[one]);
    Pixel const second = pixel_of(topology.nodes[other]);
    constexpr double out = 1.62; // of the way from the hex to the middle of its edge
    Pixel const at{hex.x + out * ((first.x + second.x) / 2 - hex.x),
                   hex.y + out * ((first.y + second.y) / 2 - hex.y)};
    Harbour const kind = layout.harbours[harbour];
    return draw_pier(first, at) + draw_pier(second, at) +
           fmt::format(R"(<circle class="harbour {0}" cx="{1:.1f}" cy="{2:.1f}" r="18"/>)"
                       R"(<text class="words number" x="{1:.1f}" y="{2:.1f}">{3}</text>)"
                       R"(<text class="small" x="{1:.1f}" y="{4:.1f}">{0}</text>)"
                       "\n",
                       name_of(kind), at.x, at.y, kind == Harbour::any ? "3:1" : "2:1", at.y + 11);
}

std::string draw_robber(Hex hex) {
    Pixel const middle = pixel_of(topology.hexes[hex]);
    return fmt::format(
        R"svg(<g class="robber" transform="translate({:.1f},{:.1f})"><title>the robber</title>)svg"
        R"(<path d="M-9,16q0,-22 9,-24q9,2 9,24z"/><circle cy="-11" r="7"/></g>)"
        "\n",
        middle.x - svg::side / 2, middle.y + 2);
}

std::string draw_road(Edge edge, Seat seat) {
    Pixel const one = pixel_of(topology.nodes[topology.edges[edge][0]]);
    Pixel const other = pixel_of(topology.nodes[topology.edges[edge][1]]);
    constexpr double gap = 0.16; // to the nodes at both ends, of the whole
    Pixel const step{.x = gap * (other.x - one.x), .y = gap * (other.y - one.y)};
    Pixel const from{.x = one.x + step.x, .y = one.y + step.y};
    Pixel const to{.x = other.x - step.x, .y = other.y - step.y};
    auto const line =
        fmt::format(R"(x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}")", from.x, from.y, to.x, to.y);
    return fmt::format(R"(<line class="under" {0}/><line class="road r{1}" {0}/>)"
                       "\n",
                       line, seat);
}

std::string draw_building(Node node, Seat seat, bool is_city) {
    Pixel const at = pixel_of(topology.nodes[node]);
    return fmt::format(
        R"svg(<path class="building p{}" transform="translate({:.1f},{:.1f})" d="{}"><title>{} of )svg"
        R"(player {} at {}</title></path>)"
        "\n",
        seat, at.x, at.y, is_city ? "M-15,11v-14h13v-6l8,-7l8,7v20z" : "M-9,9v-11l9,-8l9,8v11z",
        is_city ? "city" : "settlement", seat, to_text(topology.nodes[node]));
}

std::string draw_pieces(Position const& position) {
    std::string roads;
    std::string buildings;
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        Player const& player = position.players[seat];
        for (Edge const edge : player.roads) {
            roads += draw_road(edge, seat);
        }
        for (Node const node : player.buildings()) {
            buildings += draw_building(node, seat, player.cities.contains(node));
        }
    }
    return roads + buildings;
}

} // namespace

std::string draw_svg(Position const& position) {
    constexpr int sea_width = svg::board_width - 16;
    constexpr int sea_height = svg::picture_height - 16;
    auto const caption = caption_of(position);
    auto text = fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" role="img">)"
                            "\n<title>Catan: {2}</title>\n{3}{4}"
                            R"(<rect class="page" width="{0}" height="{1}"/>)"
                            R"(<rect class="sea" x="8" y="8" width="{5}" height="{6}" rx="24"/>)"
                            R"(<text class="caption" x="{7}" y="{6}">{2}</text>)"
                            "\n",
                            svg::picture_width, svg::picture_height, caption, svg::style, svg::drawings,
                            sea_width, sea_height, svg::board_width / 2);
    for (std::size_t harbour = 0; harbour < harbour_count; ++harbour) {
        text += draw_harbour(position.layout, harbour);
    }
    return text + draw_hexes(position.layout) + draw_robber(position.robber) + draw_pieces(position) +
           svg::draw_panel(position) + "</svg>\n";
}

} // namespace catan
