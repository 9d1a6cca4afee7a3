#include "catan/production.hpp"

namespace catan {

namespace {

// What is due to each, whatever the bank has.
Shares dues(Position const& position, int number) {
    Shares shares{};
    for (Hex hex = 0; hex < hex_count; ++hex) {
        if (position.layout.numbers[hex] != number || hex == position.robber) {
            continue;
        }
        Resource const resource = resource_of(position.layout.terrain[hex]);
        NodeSet const around = topology.nodes_of_hex[hex];
        for (Seat seat = 0; seat < position.player_count; ++seat) {
            Player const& player = position.players[seat];
            int const settlements = (player.settlements & around).count();
            int const cities = (player.cities & around).count();
            shares[seat] += Resources::of(resource, settlements + 2 * cities);
        }
    }
    return shares;
}

// What the bank cannot pay of one resource.
void ration(Shares& shares, Resource resource, int available) {
    int players = 0;
    int due = 0;
    for (Resources const& share : shares) {
        players += share[resource] > 0 ? 1 : 0;
        due += share[resource];
    }
    if (due <= available) {
        return;
    }
    for (Resources& share : shares) {
        if (int const count = share[resource]; count > 0) {
            share -= Resources::of(resource, players == 1 ? count - available : count);
        }
    }
}

} // namespace

Shares production(Position const& position, int number) {
    Shares shares = dues(position, number);
    Resources due{};
    for (Resources const& share : shares) {
        due += share;
    }
    if (!position.bank.contains(due)) {
        for (Resource const resource : all_resources) {
            ration(shares, resource, position.bank[resource]);
        }
    }
    return shares;
}

Resources yield_of(Layout const& layout, Node node) {
    Resources yield{};
    for (Hex const hex : topology.hexes_of_node[node]) {
        if (layout.terrain[hex] != Terrain::desert) {
            yield += Resources::of(resource_of(layout.terrain[hex]));
        }
    }
    return yield;
}

} // namespace catan
