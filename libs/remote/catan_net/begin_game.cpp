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

TerrainKind terrain_kind(Terrain terrain) {
    return static_cast<TerrainKind>(std::ranges::find(terrains, terrain) - terrains.begin());
}

ResourceKind harbour_kind(catan::Harbour harbour) {
    return harbour == catan::Harbour::any ? GENERIC : to_kind(static_cast<catan::Resource>(harbour));
}

} // namespace

GameSetup begin_game(catan::Layout const& layout, std::vector<std::string> const& names, catan::Seat own) {
    GameSetup begin;
    for (catan::Hex hex = 0; hex < catan::hex_count; ++hex) {
        auto& added = *begin.add_hexes();
        *added.mutable_location() = to_point(topology.hexes[hex]);
        added.set_terrain(terrain_kind(layout.terrain[hex]));
        added.set_numbertoken(layout.numbers[hex]);
    }
    for (std::size_t harbour = 0; harbour < catan::harbour_count; ++harbour) {
        auto& added = *begin.add_harbours();
        *added.mutable_location() = to_edge(topology.harbours[harbour]);
        added.set_resource(harbour_kind(layout.harbours[harbour]));
    }
    for (catan::Seat seat = 0; seat < names.size(); ++seat) {
        auto& added = *begin.add_playersettings();
        added.set_username(names[seat]);
        *added.mutable_player() = to_player(seat);
        added.set_colour(static_cast<Colour>(seat));
    }
    *begin.mutable_ownplayer() = to_player(own);
    return begin;
}

namespace {

Result<void> read_hex(Hex const& hex, catan::Layout& layout) {
    auto const index = TULKAS_TRY(hex_at(hex.location()));
    if (!TerrainKind_IsValid(hex.terrain())) {
        return fail(ErrorKind::invalid, "{} is not a terrain", static_cast<int>(hex.terrain()));
    }
    auto const terrain = terrains[static_cast<std::size_t>(hex.terrain())];
    bool const has_number = terrain != Terrain::desert && hex.numbertoken() > 1 && hex.numbertoken() < 13;
    layout.terrain[index] = terrain;
    layout.numbers[index] =
        has_number ? static_cast<std::uint8_t>(hex.numbertoken()) : catan::Layout::no_number;
    return {};
}

// Its number, if our board has a harbour there.
std::optional<std::size_t> place_of(Harbour const& harbour) {
    auto const edge = edge_at(harbour.location());
    auto const* const place = edge ? std::ranges::find(topology.harbours, *edge) : topology.harbours.end();
    return place == topology.harbours.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - topology.harbours.begin()));
}

} // namespace

bool has_usual_harbours(GameSetup const& begin) {
    return std::ranges::all_of(begin.harbours(),
                               [](Harbour const& harbour) { return place_of(harbour).has_value(); });
}

Result<catan::Layout> layout_in(GameSetup const& begin) {
    catan::Layout layout = catan::beginners_layout();
    for (Hex const& hex : begin.hexes()) {
        TULKAS_TRY(read_hex(hex, layout));
    }
    if (has_usual_harbours(begin)) {
        for (Harbour const& harbour : begin.harbours()) {
            auto const kind = from_kind(harbour.resource());
            layout.harbours[*place_of(harbour)] =
                kind ? static_cast<catan::Harbour>(*kind) : catan::Harbour::any;
        }
    }
    if (auto const fault = catan::fault_of(layout)) {
        return fail(ErrorKind::invalid, "{}", *fault);
    }
    return layout;
}

} // namespace catan_net
