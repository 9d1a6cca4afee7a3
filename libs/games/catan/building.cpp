#include "catan/building.hpp"

#include "catan/longest_road.hpp"

namespace catan {

namespace {

void measure_road(Position& position, Seat seat) {
    Player& player = position.players[seat];
    player.road_length =
        static_cast<std::uint8_t>(longest_trail(player.roads, position.buildings_of_others(seat)));
}

void pass_longest_road(Position& position) {
    position.longest_road = longest_road_holder(position.seats(), position.longest_road);
}

// A settlement between two roads of an enemy may cut that enemy's longest road.
void cut_roads(Position& position, Seat builder, Node node) {
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        EdgeSet const roads = position.players[seat].roads & topology.edges_of_node[node];
        if (seat != builder && roads.count() > 1) {
            measure_road(position, seat);
        }
    }
    pass_longest_road(position);
}

} // namespace

void put_settlement(Position& position, Seat seat, Node node) {
    Player& player = position.players[seat];
    player.settlements.insert(node);
    if (auto const harbour = topology.harbour_of_node[node]; harbour != harbour_count) {
        auto const kind = static_cast<unsigned>(position.layout.harbours[harbour]);
        player.harbours = static_cast<std::uint8_t>(player.harbours | 1U << kind);
    }
    position.closed |= topology.nodes_beside_node[node];
    position.closed.insert(node);
    cut_roads(position, seat, node);
}

void put_road(Position& position, Seat seat, Edge edge) {
    Player& player = position.players[seat];
    player.roads.insert(edge);
    player.road_ends |= topology.ends_of(edge);
    position.roads.insert(edge);
    measure_road(position, seat);
    pass_longest_road(position);
}

void put_city(Position& position, Seat seat, Node node) {
    Player& player = position.players[seat];
    player.settlements.remove(node);
    player.cities.insert(node);
}

} // namespace catan
