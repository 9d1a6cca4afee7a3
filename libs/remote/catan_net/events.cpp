// What happened, as events.
#include "catan_net/translate.hpp"
#include "support/assert.hpp"

namespace catan_net {

using catan::Happening;
using catan::MoveKind;
using catan::Position;
using catan::Resources;
using catan::Seat;
using catan::topology;

namespace {

template <typename T>
T at_point(catan::Point point) {
    T made;
    made.x = point.x;
    made.y = point.y;
    return made;
}

Edge to_edge(catan::Edge edge) {
    return {.a = to_point(topology.nodes[topology.edges[edge][0]]),
            .b = to_point(topology.nodes[topology.edges[edge][1]])};
}

event::RoadBuilt road_built(catan::Edge edge) {
    event::RoadBuilt built;
    static_cast<Edge&>(built) = to_edge(edge);
    return built;
}

std::vector<ResourceAllocation> allocations_of(catan::Shares const& shares) {
    std::vector<ResourceAllocation> allocations;
    for (Seat seat = 0; seat < shares.size(); ++seat) {
        if (!shares[seat].empty()) {
            allocations.push_back({.player = to_player(seat), .resources = to_counts(shares[seat])});
        }
    }
    return allocations;
}

// Victory points have names in the protocol. Everybody's first is the first of them: a name says nothing
// about what others have drawn.
event::DevCardBought card_bought(Happening const& happening, Position const& after) {
    if (happening.is_secret) {
        return {.card = Empty{}};
    }
    if (happening.bought != catan::Card::victory_point) {
        return {.card = static_cast<PlayableCard>(happening.bought)};
    }
    int const drawn = after.players[happening.who].cards[catan::Card::victory_point];
    return {.card = static_cast<VictoryPoint>(drawn - 1)};
}

event::ResourceStolen theft_of(Happening const& happening) {
    return {.victim = to_player(happening.victim),
            .resource = happening.is_secret ? ResourceKind::generic : to_kind(happening.stolen),
            .quantity = 1};
}

event::MonopolyResolution monopoly_of(Happening const& happening) {
    event::MonopolyResolution resolution;
    for (Seat seat = 0; seat < happening.shares.size(); ++seat) {
        if (int const lost = happening.shares[seat].total(); lost > 0) {
            resolution.thefts.push_back({.victim = to_player(seat),
                                         .resource = to_kind(happening.move.resource()),
                                         .quantity = lost});
        }
    }
    return resolution;
}

event::CardsDiscarded discarded(Resources const& cards) {
    event::CardsDiscarded event;
    static_cast<Counts&>(event) = to_counts(cards);
    return event;
}

event::BankTrade bank_trade(catan::Move const& move) {
    event::BankTrade trade;
    trade.offering = to_counts(move.give);
    trade.wanting = to_counts(move.take);
    return trade;
}

template <typename T>
T player_trade(Seat partner, Resources const& give, Resources const& take) {
    T trade;
    trade.other = to_player(partner);
    trade.offering = to_counts(give);
    trade.wanting = to_counts(take);
    return trade;
}

decltype(Event::type) choice_type(Happening const& happening) {
    if (happening.is_monopoly) {
        return monopoly_of(happening);
    }
    return event::ResourceChosen{to_kind(happening.move.resource())};
}

decltype(Event::type) type_of(Happening const& happening, Position const& after) {
    catan::Move const& move = happening.move;
    catan::Offer const& offer = happening.offer;
    switch (move.kind) {
    case MoveKind::settlement:
        return at_point<event::SettlementBuilt>(topology.nodes[move.at]);
    case MoveKind::road:
        return road_built(move.at);
    case MoveKind::city:
        return at_point<event::CityBuilt>(topology.nodes[move.at]);
    case MoveKind::roll:
        return event::Rolled{.a = happening.dice.one,
                             .b = happening.dice.other,
                             .resource_allocation = allocations_of(happening.shares)};
    case MoveKind::end:
        return event::TurnEnded{};
    case MoveKind::buy:
        return card_bought(happening, after);
    case MoveKind::play:
        return event::DevCardPlayed{static_cast<PlayableCard>(move.at)};
    case MoveKind::robber:
        return at_point<event::RobberMoved>(topology.hexes[move.at]);
    case MoveKind::steal:
        return theft_of(happening);
    case MoveKind::choose:
        return choice_type(happening);
    case MoveKind::discard:
        return discarded(move.give);
    case MoveKind::bank:
        return bank_trade(move);
    case MoveKind::offer:
        return player_trade<event::PlayerTradeInitiated>(move.at, move.give, move.take);
    case MoveKind::accept:
        return player_trade<event::PlayerTradeAccepted>(offer.partner, offer.give, offer.take);
    case MoveKind::reject:
        return event::PlayerTradeRejected{};
    }
    std::unreachable();
}

// Everybody lays the victory points open.
Event won_event(Position const& after, Seat winner) {
    event::GameWon won{.winner = to_player(winner), .hidden_cards = {}};
    for (Seat seat = 0; seat < after.player_count; ++seat) {
        event::CardReveal reveal{.player = to_player(seat), .cards = {}};
        for (int card = 0; card < after.players[seat].cards[catan::Card::victory_point]; ++card) {
            reveal.cards.push_back(static_cast<VictoryPoint>(card));
        }
        if (!reveal.cards.empty()) {
            won.hidden_cards.push_back(std::move(reveal));
        }
    }
    return {.instigator = to_player(winner), .type = std::move(won)};
}

// What the second settlements brought, told when the set-up is over.
Event allocation_event(Position const& after) {
    catan::Shares shares{};
    for (Seat seat = 0; seat < after.player_count; ++seat) {
        shares[seat] = after.players[seat].hand;
    }
    return {.instigator = std::nullopt,
            .type = event::InitialAllocation{.resource_allocation = allocations_of(shares)}};
}

} // namespace

std::vector<Event> events_of(Happening const& happening, Position const& after, rules::Viewer viewer) {
    std::vector<Event> events{
        {.instigator = to_player(happening.who), .type = type_of(happening.seen_by(viewer), after)}};
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
