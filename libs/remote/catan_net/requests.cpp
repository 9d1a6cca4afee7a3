// Requests as moves, both ways.
#include "catan_net/translate.hpp"
#include "support/overloaded.hpp"

namespace catan_net {

using catan::Move;
using catan::Resource;
using catan::Resources;
using catan::topology;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

using Moves = Result<std::vector<Move>>;

Result<catan::Node> node_at(Point const& point) {
    auto const node = topology.node_at({point.x, point.y});
    if (!node) {
        return fail(ErrorKind::invalid, "{},{} is no node of the board", point.x, point.y);
    }
    return *node;
}

template <typename Thing>
Moves one(Result<Thing> const& thing, Move (*make)(Thing)) {
    if (!thing) {
        return pass_on(thing);
    }
    return std::vector{make(*thing)};
}

Moves one(Move const& move) {
    return std::vector{move};
}

Result<catan::Edge> edge_at(Edge const& edge) {
    auto const first = TULKAS_TRY(node_at(edge.a.value_or(Point{})));
    auto const second = TULKAS_TRY(node_at(edge.b.value_or(Point{})));
    auto const found = topology.edge_between(first, second);
    if (!found) {
        return fail(ErrorKind::invalid, "the two nodes are no neighbours");
    }
    return *found;
}

Result<catan::Hex> hex_at(Point const& point) {
    auto const hex = topology.hex_at({point.x, point.y});
    if (!hex) {
        return fail(ErrorKind::invalid, "{},{} is no hex of the board", point.x, point.y);
    }
    return *hex;
}

// The protocol's playable cards are the game's, in the same order.
Moves card_move(PlayableCard card) {
    if (card < PlayableCard::knight || card > PlayableCard::year_of_plenty) {
        return fail(ErrorKind::invalid, "{} is no development card", static_cast<int>(card));
    }
    return one(Move::play(static_cast<catan::Card>(card)));
}

struct Sides {
    Resources give;
    Resources take;
};

Result<Sides> sides_of(std::optional<Counts> const& offering, std::optional<Counts> const& wanting) {
    auto const give = TULKAS_TRY(from_counts(offering.value_or(Counts{})));
    auto const take = TULKAS_TRY(from_counts(wanting.value_or(Counts{})));
    return Sides{give, take};
}

// What is wanted, card by card, as the next of it: the bank gives one at a time.
Resource first_of(Resources const& cards) {
    std::uint8_t kind = 0;
    while (cards[static_cast<Resource>(kind)] == 0) {
        ++kind;
    }
    return static_cast<Resource>(kind);
}

Moves bank_moves(WithBank const& trade, catan::Position const& position) {
    auto const sides = TULKAS_TRY(sides_of(trade.offering, trade.wanting));
    std::vector<Move> moves;
    Resources give = sides.give;
    Resources take = sides.take;
    while (!give.empty() && !take.empty()) {
        Resource const given = first_of(give);
        auto const price = Resources::of(given, position.mover().rate(given));
        Resources const wanted = Resources::of(first_of(take));
        if (!give.contains(price)) {
            break;
        }
        moves.push_back(Move::bank(price, wanted));
        give -= price;
        take -= wanted;
    }
    if (moves.empty() || !give.empty() || !take.empty()) {
        return fail(ErrorKind::invalid, "the bank gives one card for {}, {} or {}", 4, 3, 2);
    }
    return moves;
}

Moves offer_move(WithPlayer const& trade, catan::Position const& position) {
    auto const partner = TULKAS_TRY(from_player(trade.other, position.player_count));
    auto const sides = TULKAS_TRY(sides_of(trade.offering, trade.wanting));
    return one(Move::offer(partner, sides.give, sides.take));
}

Moves trade_moves(request::InitiateTrade const& trade, catan::Position const& position) {
    return std::visit(support::Overloaded{
                          [&](WithPlayer const& with) { return offer_move(with, position); },
                          [&](WithBank const& with) { return bank_moves(with, position); },
                          [](std::monostate) -> Moves {
                              return fail(ErrorKind::invalid, "a trade is with a player or with the bank");
                          },
                      },
                      trade.kind);
}

Moves answer_move(Response response) {
    if (response != Response::accept && response != Response::reject) {
        return fail(ErrorKind::invalid, "{} is no answer to an offer", static_cast<int>(response));
    }
    return one(response == Response::accept ? Move::accept() : Move::reject());
}

} // namespace

Moves moves_in(Request const& request, catan::Position const& position) {
    return std::visit(
        support::Overloaded{
            [](request::RollDice const&) { return one(Move::roll()); },
            [](request::BuyDevCard const&) { return one(Move::buy()); },
            [](request::BuildRoad const& road) { return one(edge_at(road), Move::road); },
            [](request::BuildSettlement const& place) { return one(node_at(place), Move::settlement); },
            [](request::BuildCity const& place) { return one(node_at(place), Move::city); },
            [](request::MoveRobber const& place) { return one(hex_at(place), Move::robber); },
            [](request::PlayDevCard const& card) { return card_move(card.card); },
            [&](request::InitiateTrade const& trade) { return trade_moves(trade, position); },
            [](request::SubmitTradeResponse const& answer) { return answer_move(answer.response); },
            [](request::DiscardResources const& cards) { return one(from_counts(cards), Move::discard); },
            [&](request::SubmitTargetPlayer const& target) {
                return one(from_player(target, position.player_count), Move::steal);
            },
            [](request::ChooseResource const& chosen) { return one(from_kind(chosen.kind), Move::choose); },
            [](request::EndTurn const&) { return one(Move::end()); },
            [](auto const&) -> Moves { return fail(ErrorKind::invalid, "the request is no move"); },
        },
        request.body);
}

namespace {

request::BuildRoad road_request(catan::Edge edge) {
    request::BuildRoad road;
    road.a = to_point(topology.nodes[topology.edges[edge][0]]);
    road.b = to_point(topology.nodes[topology.edges[edge][1]]);
    return road;
}

template <typename T>
T with_point(catan::Point point) {
    T made;
    made.x = point.x;
    made.y = point.y;
    return made;
}

request::DiscardResources discard_request(Resources const& cards) {
    request::DiscardResources discard;
    static_cast<Counts&>(discard) = to_counts(cards);
    return discard;
}

request::SubmitTargetPlayer target_request(catan::Seat seat) {
    request::SubmitTargetPlayer target;
    target.id = seat;
    return target;
}

request::InitiateTrade trade_request(Move const& move) {
    if (move.kind == catan::MoveKind::bank) {
        return {.kind = WithBank{.offering = to_counts(move.give), .wanting = to_counts(move.take)}};
    }
    return {.kind = WithPlayer{.other = to_player(move.at),
                               .offering = to_counts(move.give),
                               .wanting = to_counts(move.take)}};
}

} // namespace

Request request_for(Move const& move) {
    using enum catan::MoveKind;
    switch (move.kind) {
    case settlement:
        return {with_point<request::BuildSettlement>(topology.nodes[move.at])};
    case road:
        return {road_request(move.at)};
    case city:
        return {with_point<request::BuildCity>(topology.nodes[move.at])};
    case roll:
        return {request::RollDice{}};
    case end:
        return {request::EndTurn{}};
    case buy:
        return {request::BuyDevCard{}};
    case play:
        return {request::PlayDevCard{static_cast<PlayableCard>(move.at)}};
    case robber:
        return {with_point<request::MoveRobber>(topology.hexes[move.at])};
    case steal:
        return {target_request(move.at)};
    case choose:
        return {request::ChooseResource{to_kind(move.resource())}};
    case discard:
        return {discard_request(move.give)};
    case bank:
    case offer:
        return {trade_request(move)};
    case accept:
        return {request::SubmitTradeResponse{Response::accept}};
    case reject:
        return {request::SubmitTradeResponse{Response::reject}};
    }
    std::unreachable();
}

} // namespace catan_net
