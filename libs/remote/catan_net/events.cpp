// What happened, as events.
#include "catan_net/translate.hpp"

namespace catan_net {

using catan::Happening;
using catan::MoveKind;
using catan::Position;
using catan::Seat;
using catan::topology;

namespace {

using Allocations = google::protobuf::RepeatedPtrField<ResourceAllocation>;

Allocations allocations_of(catan::Shares const& shares) {
    Allocations allocations;
    for (Seat seat = 0; seat < shares.size(); ++seat) {
        if (!shares[seat].empty()) {
            auto& allocation = *allocations.Add();
            *allocation.mutable_player() = to_player(seat);
            *allocation.mutable_resources() = to_counts(shares[seat]);
        }
    }
    return allocations;
}

Roll roll_of(Happening const& happening) {
    Roll roll;
    roll.set_a(happening.dice.one);
    roll.set_b(happening.dice.other);
    *roll.mutable_resourceallocation() = allocations_of(happening.shares);
    return roll;
}

// Victory points have names in the protocol. Each player gets these names in the same order, so that a name
// says nothing about what others have drawn.
DevCard card_bought(Happening const& happening, Position const& after) {
    DevCard card;
    if (happening.is_secret) {
        card.mutable_unknown();
    } else if (happening.bought == catan::Card::victory_point) {
        int const drawn = after.players[happening.who].cards[catan::Card::victory_point];
        card.set_victorypoint(static_cast<VictoryPoint>(drawn - 1));
    } else {
        card.set_playabledevcard(static_cast<PlayableDevCard>(happening.bought));
    }
    return card;
}

Steal steal_of(Seat victim, ResourceKind resource, int quantity) {
    Steal steal;
    *steal.mutable_victim() = to_player(victim);
    steal.set_resource(resource);
    steal.set_quantity(quantity);
    return steal;
}

MultiSteal monopoly_of(Happening const& happening) {
    MultiSteal monopoly;
    for (Seat seat = 0; seat < happening.shares.size(); ++seat) {
        if (int const lost = happening.shares[seat].total(); lost > 0) {
            *monopoly.add_thefts() = steal_of(seat, to_kind(happening.move.resource()), lost);
        }
    }
    return monopoly;
}

void set_type(Event& event, Happening const& happening, Position const& after) {
    catan::Move const& move = happening.move;
    catan::Offer const& offer = happening.offer;
    switch (move.kind) {
    case MoveKind::settlement:
        *event.mutable_settlementbuilt() = to_point(topology.nodes[move.at]);
        break;
    case MoveKind::road:
        *event.mutable_roadbuilt() = to_edge(move.at);
        break;
    case MoveKind::city:
        *event.mutable_citybuilt() = to_point(topology.nodes[move.at]);
        break;
    case MoveKind::roll:
        *event.mutable_rolled() = roll_of(happening);
        break;
    case MoveKind::end:
        event.mutable_turnended();
        break;
    case MoveKind::buy:
        *event.mutable_devcardbought() = card_bought(happening, after);
        break;
    case MoveKind::play:
        event.set_devcardplayed(static_cast<PlayableDevCard>(move.at));
        break;
    case MoveKind::robber:
        *event.mutable_robbermoved() = to_point(topology.hexes[move.at]);
        break;
    case MoveKind::steal:
        *event.mutable_resourcestolen() =
            steal_of(happening.victim, happening.is_secret ? GENERIC : to_kind(happening.stolen), 1);
        break;
    case MoveKind::choose:
        if (happening.is_monopoly) {
            *event.mutable_monopolyresolution() = monopoly_of(happening);
        } else {
            event.set_resourcechosen(to_kind(move.resource()));
        }
        break;
    case MoveKind::discard:
        *event.mutable_cardsdiscarded() = to_counts(move.give);
        break;
    case MoveKind::bank:
        *event.mutable_banktrade() = to_bank_trade(move);
        break;
    case MoveKind::offer:
        *event.mutable_playertradeinitiated() = to_trade(move.at, move.give, move.take);
        break;
    case MoveKind::accept:
        *event.mutable_playertradeaccepted() = to_trade(offer.partner, offer.give, offer.take);
        break;
    case MoveKind::reject:
        event.mutable_playertraderejected();
        break;
    }
}

// All players reveal their victory points.
Event won_event(Position const& after, Seat winner) {
    Event event;
    *event.mutable_instigator() = to_player(winner);
    auto& won = *event.mutable_gamewon();
    *won.mutable_winner() = to_player(winner);
    for (Seat seat = 0; seat < after.player_count; ++seat) {
        int const cards = after.players[seat].cards[catan::Card::victory_point];
        if (cards > 0) {
            auto& reveal = *won.add_hiddencards();
            *reveal.mutable_player() = to_player(seat);
            for (int card = 0; card < cards; ++card) {
                reveal.add_vpcards(static_cast<VictoryPoint>(card));
            }
        }
    }
    return event;
}

// What the second settlements brought.
Event allocation_event(Position const& after) {
    catan::Shares shares{};
    for (Seat seat = 0; seat < after.player_count; ++seat) {
        shares[seat] = after.players[seat].hand;
    }
    Event event;
    *event.mutable_initialallocation()->mutable_resourceallocation() = allocations_of(shares);
    return event;
}

} // namespace

std::vector<Event> events_of(Happening const& happening, Position const& after, rules::Viewer viewer) {
    std::vector<Event> events(1);
    *events[0].mutable_instigator() = to_player(happening.who);
    set_type(events[0], happening.seen_by(viewer), after);
    bool const is_set_up_over = happening.move.kind == MoveKind::road && after.turn_number == 1 &&
                                after.phase == catan::Phase::before_roll && after.turn == 0 &&
                                !after.has_played_card;
    if (is_set_up_over) {
        events.push_back(allocation_event(after));
    }
    if (happening.winner != Position::nobody) {
        events.push_back(won_event(after, happening.winner));
    }
    return events;
}

} // namespace catan_net
