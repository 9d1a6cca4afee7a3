#include "catan/position_fault.hpp"

#include "catan/longest_road.hpp"
#include "catan/moves.hpp"
#include "catan/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

namespace {

using Fault = std::optional<std::string>;

Fault fault_of_layout(Position const& position) {
    return fault_of(position.layout);
}

Fault fault_of_pieces(Position const& position) {
    for (Player const& player : position.seats()) {
        if (player.settlements.count() > most_settlements || player.cities.count() > most_cities ||
            player.roads.count() > most_roads) {
            return "a player has at most 5 settlements, 4 cities and 15 roads";
        }
    }
    NodeSet const buildings = position.buildings();
    for (Node const node : buildings) {
        if (!(topology.nodes_beside_node[node] & buildings).empty()) {
            return fmt::format("the building at {} is next to another", to_text(topology.nodes[node]));
        }
    }
    return std::nullopt;
}

Fault fault_of_resources(Position const& position) {
    Resources known = position.bank;
    int total = position.bank.total();
    for (Player const& player : position.seats()) {
        total += player.hand_size();
        known += player.hand;
    }
    if (total != static_cast<int>(kind_count) * cards_of_a_resource ||
        !Resources::each(cards_of_a_resource).contains(known)) {
        return "the bank and the hands have 19 cards of each resource together";
    }
    return std::nullopt;
}

Fault fault_of_cards(Position const& position) {
    Cards known = position.played;
    int knights = 0;
    for (Player const& player : position.seats()) {
        if (!player.cards.contains(player.new_cards)) {
            return "cards bought in this turn are among the cards in the hand";
        }
        known += player.cards;
        knights += player.knights;
    }
    if (!whole_deck.contains(known) || position.deck_size() < 0) {
        return "there are 14 knights, 5 victory points and 2 of each other card, 25 in all";
    }
    if (knights != position.played[Card::knight] || position.played[Card::victory_point] != 0) {
        return "the knights that were played are those of the players, and no victory point is ever played";
    }
    return std::nullopt;
}

Fault fault_of_longest_road(Position const& position) {
    if (longest_road_holder(position.seats(), position.longest_road) != position.longest_road) {
        return "the longest road is not with the player who has it";
    }
    return std::nullopt;
}

Fault fault_of_largest_army(Position const& position) {
    int const most = std::ranges::max(position.seats(), {}, &Player::knights).knights;
    bool const has_holder = position.largest_army != Position::nobody;
    if (has_holder != (most >= least_largest_army) ||
        (has_holder && position.players[position.largest_army].knights != most)) {
        return "the largest army is not with the player who has it";
    }
    return std::nullopt;
}

bool is_set_up(Phase phase) {
    return phase == Phase::first_settlement || phase == Phase::first_road;
}

Fault fault_of_turn_number(Position const& position) {
    if (is_set_up(position.phase) != (position.turn_number == 0)) {
        return "the set-up, and nothing else, is turn 0";
    }
    return std::nullopt;
}

// How many set-up turns a player has finished after this many in total.
int times_placed(Seat seat, int done, int players) {
    return (seat < done ? 1 : 0) + (2 * players - 1 - seat < done ? 1 : 0);
}

// In the set-up, the order of turns determines whose turn it is and what each player has built.
Fault fault_of_set_up(Position const& position) {
    if (!is_set_up(position.phase)) {
        return std::nullopt;
    }
    int const players = position.player_count;
    bool const is_half_done = position.phase == Phase::first_road;
    int const done = position.buildings().count() - (is_half_done ? 1 : 0);
    bool is_right = position.turn == (done < players ? done : 2 * players - 1 - done);
    for (Seat seat = 0; seat < players; ++seat) {
        Player const& player = position.players[seat];
        int const times = times_placed(seat, done, players);
        int const more = is_half_done && seat == position.turn ? 1 : 0;
        is_right &= player.cities.empty() && player.roads.count() == times &&
                    player.settlements.count() == times + more;
    }
    return is_right ? Fault() : "in the set-up, players build in the order of their seats and back";
}

Fault fault_of_dice(Position const& position) {
    constexpr int robbers_number = 7;
    bool const must_not = is_set_up(position.phase) || position.phase == Phase::before_roll;
    bool const must = position.phase == Phase::turn || position.phase == Phase::answer;
    if ((must_not && position.has_rolled()) || (must && !position.has_rolled()) ||
        (position.phase == Phase::discard && position.dice.sum() != robbers_number)) {
        return "the dice do not fit what is expected";
    }
    return std::nullopt;
}

Fault fault_of_discards(Position const& position) {
    for (Seat seat = 0; seat < most_players; ++seat) {
        bool const is_named = (position.discarding >> seat & 1U) != 0;
        bool const has_many =
            seat < position.player_count && position.players[seat].hand_size() > most_cards_on_a_seven;
        if (is_named && !has_many) {
            return fmt::format("player {} has not more than {} cards and discards none", seat,
                               most_cards_on_a_seven);
        }
    }
    return std::nullopt;
}

Fault fault_of_offer(Position const& position) {
    if (position.phase != Phase::answer) {
        return std::nullopt;
    }
    Offer const& offer = position.offer;
    Player const& mover = position.mover();
    if (offer.partner == position.turn || offer.partner >= position.player_count || offer.give.empty() ||
        offer.take.empty() || offer.give.shares_a_kind_with(offer.take)) {
        return "an offer is to another player, who gives something else for it";
    }
    if (!(mover.hand + Resources::each(mover.hidden_resources)).contains(offer.give)) {
        return "what is offered is not in the hand";
    }
    return std::nullopt;
}

Fault fault_of_moves(Position const& position) {
    MoveList moves;
    list_moves(position, moves);
    if (moves.empty() && position.phase != Phase::discard && !position.is_over()) {
        return "there is no legal move";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_of(Position const& position) {
    for (auto* const look :
         {fault_of_layout, fault_of_pieces, fault_of_resources, fault_of_cards, fault_of_longest_road,
          fault_of_largest_army, fault_of_turn_number, fault_of_set_up, fault_of_dice, fault_of_discards,
          fault_of_offer, fault_of_moves}) {
        if (auto fault = look(position)) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace catan
