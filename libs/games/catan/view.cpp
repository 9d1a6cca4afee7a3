#include "catan/view.hpp"

#include "catan/json_forms.hpp"
#include "catan/notation.hpp"
#include "catan/position_notation.hpp"

namespace catan {

using rules::Viewer;
using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

Json seat_or_null(Seat seat) {
    return seat == Position::nobody ? Json() : Json(seat);
}

JsonArray hexes_of(Layout const& layout) {
    JsonArray hexes;
    for (Hex hex = 0; hex < hex_count; ++hex) {
        auto const number = layout.numbers[hex];
        hexes.push_back({{"at", to_text(topology.hexes[hex])},
                         {"terrain", name_of(layout.terrain[hex])},
                         {"number", number == Layout::no_number ? Json() : Json(number)}});
    }
    return hexes;
}

JsonArray harbours_of(Layout const& layout) {
    JsonArray harbours;
    for (std::size_t harbour = 0; harbour < harbour_count; ++harbour) {
        harbours.push_back(
            {{"at", edge_text(topology.harbours[harbour])}, {"resource", name_of(layout.harbours[harbour])}});
    }
    return harbours;
}

JsonArray nodes_of(NodeSet const& nodes) {
    JsonArray array;
    for (Node const node : nodes) {
        array.emplace_back(to_text(topology.nodes[node]));
    }
    return array;
}

JsonArray roads_of(EdgeSet const& edges) {
    JsonArray array;
    for (Edge const edge : edges) {
        array.emplace_back(edge_text(edge));
    }
    return array;
}

JsonObject rates_of(Player const& player) {
    JsonObject rates;
    for (Resource const resource : all_resources) {
        rates[name_of(resource)] = player.rate(resource);
    }
    return rates;
}

// Of a position that holds only what the viewer knows.
JsonObject player_of(Position const& seen, Seat seat, bool is_known) {
    Player const& player = seen.players[seat];
    bool const has_longest_road = seen.longest_road == seat;
    bool const has_largest_army = seen.largest_army == seat;
    JsonObject object{{"points", seen.points(seat)},
                      {"hand", nullptr},
                      {"hand_size", player.hand_size()},
                      {"cards", nullptr},
                      {"new_cards", nullptr},
                      {"card_count", player.card_count()},
                      {"knights", player.knights},
                      {"settlements", nodes_of(player.settlements)},
                      {"cities", nodes_of(player.cities)},
                      {"roads", roads_of(player.roads)},
                      {"road_length", player.road_length},
                      {"longest_road", has_longest_road},
                      {"largest_army", has_largest_army},
                      {"rates", rates_of(player)}};
    if (is_known) {
        object["hand"] = to_json(player.hand);
        object["cards"] = to_json(player.cards);
        object["new_cards"] = to_json(player.new_cards);
    }
    return object;
}

JsonArray players_of(Position const& seen, Viewer viewer) {
    JsonArray players;
    for (Seat seat = 0; seat < seen.player_count; ++seat) {
        players.emplace_back(player_of(seen, seat, viewer.sees_secrets_of(seat)));
    }
    return players;
}

Json offer_of(Position const& position) {
    if (position.phase != Phase::answer) {
        return {};
    }
    return {{"from", position.turn},
            {"to", position.offer.partner},
            {"give", to_json(position.offer.give)},
            {"take", to_json(position.offer.take)}};
}

Json dice_of(Position const& position) {
    return position.has_rolled() ? Json(JsonArray{position.dice.one, position.dice.other}) : Json();
}

} // namespace

JsonObject view_of(Position const& position, std::optional<Happening> const& last, Viewer viewer) {
    Position const seen = position.seen_by(viewer);
    return {{"position", to_text(seen) + " -"},
            {"expected", name_of(seen.phase)},
            {"decides", seen.is_over() ? Json() : Json(seen.decider())},
            {"turn", seen.turn},
            {"turn_number", seen.turn_number},
            {"dice", dice_of(seen)},
            {"winner", seat_or_null(seen.winner())},
            {"robber", to_text(topology.hexes[seen.robber])},
            {"hexes", hexes_of(seen.layout)},
            {"harbours", harbours_of(seen.layout)},
            {"bank", to_json(seen.bank)},
            {"deck", seen.deck_size()},
            {"offer", offer_of(seen)},
            {"players", players_of(seen, viewer)},
            {"happened", last ? Json(to_json(last->seen_by(viewer))) : Json()}};
}

} // namespace catan
