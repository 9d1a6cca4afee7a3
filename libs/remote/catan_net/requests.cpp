// Requests as moves, both ways.
#include "catan_net/translate.hpp"

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

Resource first_of(Resources const& cards) {
    std::uint8_t kind = 0;
    while (cards[static_cast<Resource>(kind)] == 0) {
        ++kind;
    }
    return static_cast<Resource>(kind);
}

// The game trades for one card at a time.
Moves bank_moves(WithBank const& trade, catan::Position const& position) {
    auto give = TULKAS_TRY(from_counts(trade.offering()));
    auto take = TULKAS_TRY(from_counts(trade.wanting()));
    std::vector<Move> moves;
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

Moves trade_moves(Trade const& trade, catan::Position const& position) {
    switch (trade.kind_case()) {
    case Trade::kPlayer: {
        auto const offer = TULKAS_TRY(from_trade(trade.player(), position.player_count));
        return one(offer);
    }
    case Trade::kBank:
        return bank_moves(trade.bank(), position);
    case Trade::KIND_NOT_SET:
        break;
    }
    return fail(ErrorKind::invalid, "a trade must be with a player or with the bank");
}

Moves answer_move(TradeResponse response) {
    if (!TradeResponse_IsValid(response)) {
        return fail(ErrorKind::invalid, "{} is not an answer to an offer", static_cast<int>(response));
    }
    return one(response == ACCEPT ? Move::accept() : Move::reject());
}

} // namespace

Moves moves_in(Request const& request, catan::Position const& position) {
    switch (request.body_case()) {
    case Request::kRollDice:
        return one(Move::roll());
    case Request::kBuyDevCard:
        return one(Move::buy());
    case Request::kBuildRoad:
        return one(edge_at(request.buildroad()), Move::road);
    case Request::kBuildSettlement:
        return one(node_at(request.buildsettlement()), Move::settlement);
    case Request::kBuildCity:
        return one(node_at(request.buildcity()), Move::city);
    case Request::kMoveRobber:
        return one(hex_at(request.moverobber()), Move::robber);
    case Request::kPlayDevCard:
        return one(from_card(request.playdevcard()), Move::play);
    case Request::kInitiateTrade:
        return trade_moves(request.initiatetrade(), position);
    case Request::kSubmitTradeResponse:
        return answer_move(request.submittraderesponse());
    case Request::kDiscardResources:
        return one(from_counts(request.discardresources()), Move::discard);
    case Request::kSubmitTargetPlayer:
        return one(from_player(request.submittargetplayer(), position.player_count), Move::steal);
    case Request::kChooseResource:
        return one(from_kind(request.chooseresource()), Move::choose);
    case Request::kEndTurn:
        return one(Move::end());
    default:
        return fail(ErrorKind::invalid, "the request is not a move");
    }
}

Request request_for(Move const& move) {
    using enum catan::MoveKind;
    Request request;
    switch (move.kind) {
    case settlement:
        *request.mutable_buildsettlement() = to_point(topology.nodes[move.at]);
        break;
    case road:
        *request.mutable_buildroad() = to_edge(move.at);
        break;
    case city:
        *request.mutable_buildcity() = to_point(topology.nodes[move.at]);
        break;
    case roll:
        request.mutable_rolldice();
        break;
    case end:
        request.mutable_endturn();
        break;
    case buy:
        request.mutable_buydevcard();
        break;
    case play:
        request.set_playdevcard(static_cast<PlayableDevCard>(move.at));
        break;
    case robber:
        *request.mutable_moverobber() = to_point(topology.hexes[move.at]);
        break;
    case steal:
        *request.mutable_submittargetplayer() = to_player(move.at);
        break;
    case choose:
        request.set_chooseresource(to_kind(move.resource()));
        break;
    case discard:
        *request.mutable_discardresources() = to_counts(move.give);
        break;
    case bank:
        *request.mutable_initiatetrade()->mutable_bank() = to_bank_trade(move);
        break;
    case offer:
        *request.mutable_initiatetrade()->mutable_player() = to_trade(move.at, move.give, move.take);
        break;
    case accept:
        request.set_submittraderesponse(ACCEPT);
        break;
    case reject:
        request.set_submittraderesponse(REJECT);
        break;
    }
    return request;
}

} // namespace catan_net
