// The beginning of a game, both ways.
#include "catan_net/translate.hpp"

#include <algorithm>

namespace catan_net {

using catan::Terrain;
using catan::topology;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// In the order of the protocol.
constexpr std::array<Terrain, 6> terrains{Terrain::hills,  Terrain::pasture, Terrain::mountains,
                                          Terrain::fields, Terrain::forest,  Terrain::desert};

TerrainKind to_kind(Terrain terrain) {
    return static_cast<TerrainKind>(std::ranges::find(terrains, terrain) - terrains.begin());
}

ResourceKind to_kind(catan::Harbour harbour) {
    return harbour == catan::Harbour::any ? ResourceKind::generic
                                          : catan_net::to_kind(static_cast<catan::Resource>(harbour));
}

event::Harbour harbour_of(catan::Layout const& layout, std::size_t harbour) {
    auto const [one, other] = topology.edges[topology.harbours[harbour]];
    return {.location = Edge{.a = to_point(topology.nodes[one]), .b = to_point(topology.nodes[other])},
            .resource = to_kind(layout.harbours[harbour])};
}

} // namespace

event::BeginGame begin_game(catan::Layout const& layout, std::vector<std::string> const& names,
                            catan::Seat own) {
    event::BeginGame begin;
    for (catan::Hex hex = 0; hex < catan::hex_count; ++hex) {
        begin.hexes.push_back({.location = to_point(topology.hexes[hex]),
                               .terrain = to_kind(layout.terrain[hex]),
                               .number_token = layout.numbers[hex]});
    }
    for (std::size_t harbour = 0; harbour < catan::harbour_count; ++harbour) {
        begin.harbours.push_back(harbour_of(layout, harbour));
    }
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        begin.player_settings.push_back({.username = names[seat],
                                         .player = to_player(static_cast<catan::Seat>(seat)),
                                         .colour = static_cast<Colour>(seat)});
    }
    begin.own_player = to_player(own);
    return begin;
}

namespace {

Result<void> read_hex(event::Hex const& hex, catan::Layout& layout) {
    Point const at = hex.location.value_or(Point{});
    auto const index = topology.hex_at({at.x, at.y});
    auto const kind = static_cast<std::size_t>(hex.terrain);
    if (!index || kind >= terrains.size()) {
        return fail(ErrorKind::invalid, "there is no hex {},{} of terrain {}", at.x, at.y,
                    static_cast<int>(hex.terrain));
    }
    bool const has_number =
        terrains[kind] != Terrain::desert && hex.number_token > 1 && hex.number_token < 13;
    layout.terrain[*index] = terrains[kind];
    layout.numbers[*index] =
        has_number ? static_cast<std::uint8_t>(hex.number_token) : catan::Layout::no_number;
    return {};
}

// Its number, if there is a harbour at this place on our board.
std::optional<std::size_t> place_of(event::Harbour const& harbour) {
    Edge const at = harbour.location.value_or(Edge{});
    Point const a = at.a.value_or(Point{});
    Point const b = at.b.value_or(Point{});
    auto const one = topology.node_at({a.x, a.y});
    auto const other = topology.node_at({b.x, b.y});
    auto const edge = one && other ? topology.edge_between(*one, *other) : std::nullopt;
    auto const* const place = edge ? std::ranges::find(topology.harbours, *edge) : topology.harbours.end();
    return place == topology.harbours.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - topology.harbours.begin()));
}

void read_harbours(std::vector<event::Harbour> const& harbours, catan::Layout& layout) {
    for (auto const& harbour : harbours) {
        auto const kind = from_kind(harbour.resource);
        layout.harbours[*place_of(harbour)] = kind ? static_cast<catan::Harbour>(*kind) : catan::Harbour::any;
    }
}

} // namespace

bool has_usual_harbours(event::BeginGame const& begin) {
    return std::ranges::all_of(begin.harbours,
                               [](event::Harbour const& harbour) { return place_of(harbour).has_value(); });
}

Result<catan::Layout> layout_in(event::BeginGame const& begin) {
    catan::Layout layout = catan::beginners_layout();
    for (auto const& hex : begin.hexes) {
        TULKAS_TRY(read_hex(hex, layout));
    }
    if (has_usual_harbours(begin)) {
        read_harbours(begin.harbours, layout);
    }
    if (auto const fault = catan::fault_of(layout)) {
        return fail(ErrorKind::invalid, "{}", *fault);
    }
    return layout;
}

} // namespace catan_net
