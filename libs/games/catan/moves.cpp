#include "catan/moves.hpp"

namespace catan {

namespace {

using Maker = Move (*)(std::uint8_t);

template <typename Set>
void add_each(Set const& places, Maker make, MoveList& moves) {
    for (std::uint8_t const place : places) {
        moves.push_back(make(place));
    }
}

void list_cards(Position const& position, MoveList& moves) {
    if (position.has_played_card || position.mover().cards.empty()) {
        return;
    }
    for (Card const card : playable_cards) {
        if (can_play(position, card)) {
            moves.push_back(Move::play(card));
        }
    }
}

void list_building(Position const& position, MoveList& moves) {
    Player const& player = position.mover();
    if (player.hand.contains(cost::road) && position.has_road_left(position.turn)) {
        add_each(position.road_sites(position.turn), Move::road, moves);
    }
    if (player.hand.contains(cost::settlement) && player.settlements.count() < most_settlements) {
        add_each(position.settlement_sites(position.turn), Move::settlement, moves);
    }
    if (player.hand.contains(cost::city) && player.cities.count() < most_cities) {
        add_each(player.settlements, Move::city, moves);
    }
    if (player.hand.contains(cost::card) && position.deck_size() > 0) {
        moves.push_back(Move::buy());
    }
}

void list_trades_of(Position const& position, Resource resource, MoveList& moves) {
    int const rate = position.mover().rate(resource);
    if (position.mover().hand[resource] < rate) {
        return;
    }
    for (Resource const wanted : all_resources) {
        if (wanted != resource && position.bank[wanted] > 0) {
            moves.push_back(Move::bank(Resources::of(resource, rate), Resources::of(wanted)));
        }
    }
}

void list_turn(Position const& position, MoveList& moves) {
    list_building(position, moves);
    for (Resource const resource : all_resources) {
        list_trades_of(position, resource, moves);
    }
    list_cards(position, moves);
    moves.push_back(Move::end());
}

void list_robber(Position const& position, MoveList& moves) {
    for (Hex hex = 0; hex < hex_count; ++hex) {
        if (hex != position.robber) {
            moves.push_back(Move::robber(hex));
        }
    }
}

void list_victims(Position const& position, MoveList& moves) {
    unsigned const victims = position.victims();
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        if ((victims >> seat & 1U) != 0) {
            moves.push_back(Move::steal(seat));
        }
    }
}

void list_resources(Position const& position, MoveList& moves) {
    for (Resource const resource : all_resources) {
        if (position.phase == Phase::monopoly || position.bank[resource] > 0) {
            moves.push_back(Move::choose(resource));
        }
    }
}

void list_answers(Position const& position, MoveList& moves) {
    if (position.players[position.offer.partner].hand.contains(position.offer.take)) {
        moves.push_back(Move::accept());
    }
    moves.push_back(Move::reject());
}

void list_before_roll(Position const& position, MoveList& moves) {
    list_cards(position, moves);
    moves.push_back(Move::roll());
}

void list_first_settlements(Position const& position, MoveList& moves) {
    for (Node node = 0; node < node_count; ++node) {
        if (!position.closed.contains(node)) {
            moves.push_back(Move::settlement(node));
        }
    }
}

void list_first_roads(Position const& position, MoveList& moves) {
    add_each(first_road_sites(position), Move::road, moves);
}

void list_free_roads(Position const& position, MoveList& moves) {
    add_each(position.road_sites(position.turn), Move::road, moves);
}

void list_nothing(Position const& /*position*/, MoveList& /*moves*/) {}

// In the order of Phase.
constexpr std::array listers{
    list_first_settlements, list_first_roads, list_before_roll, list_nothing,   list_robber,
    list_victims,           list_turn,        list_free_roads,  list_resources, list_resources,
    list_answers,           list_nothing};

} // namespace

void list_moves(Position const& position, MoveList& moves) {
    listers[static_cast<std::size_t>(position.phase)](position, moves);
}

EdgeSet first_road_sites(Position const& position) {
    EdgeSet sites;
    for (Node const node : position.mover().settlements - position.mover().road_ends) {
        sites |= topology.edges_of_node[node];
    }
    return sites - position.roads;
}

bool can_play(Position const& position, Card card) {
    Player const& player = position.mover();
    if (position.has_played_card || player.cards[card] == player.new_cards[card]) {
        return false;
    }
    switch (card) {
    case Card::road_building:
        return position.has_road_left(position.turn) && !position.road_sites(position.turn).empty();
    case Card::year_of_plenty:
        return !position.bank.empty();
    default:
        return true;
    }
}

} // namespace catan
