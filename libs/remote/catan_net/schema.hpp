// Which member of a message is which field, once for both directions: the protocol's table as code.
//
// A codec is either one that writes or one that reads a single field (codec.cpp); describe() tells it about
// all members.
#pragma once

#include "catan_net/messages.hpp"

namespace catan_net {

template <typename Codec>
void describe(Codec& /*codec*/, Empty& /*nothing*/) {}

template <typename Codec>
void describe(Codec& codec, Player& player) {
    codec.number(1, player.id);
}

template <typename Codec>
void describe(Codec& codec, Point& point) {
    codec.number(1, point.x);
    codec.number(2, point.y);
}

template <typename Codec>
void describe(Codec& codec, Edge& edge) {
    codec.message(1, edge.a);
    codec.message(2, edge.b);
}

template <typename Codec>
void describe(Codec& codec, Counts& counts) {
    codec.number(1, counts.brick);
    codec.number(2, counts.lumber);
    codec.number(3, counts.wool);
    codec.number(4, counts.grain);
    codec.number(5, counts.ore);
}

template <typename Codec>
void describe(Codec& codec, ResourceAllocation& allocation) {
    codec.message(1, allocation.player);
    codec.message(2, allocation.resources);
}

template <typename Codec>
void describe(Codec& codec, WithBank& trade) {
    codec.message(1, trade.offering);
    codec.message(2, trade.wanting);
}

template <typename Codec>
void describe(Codec& codec, WithPlayer& trade) {
    codec.message(1, trade.other);
    codec.message(2, trade.offering);
    codec.message(3, trade.wanting);
}

template <typename Codec>
void describe(Codec& codec, request::InitiateTrade& trade) {
    codec.template choice<WithPlayer>(1, trade.kind);
    codec.template choice<WithBank>(2, trade.kind);
}

template <typename Codec>
void describe(Codec& codec, request::JoinLobby& join) {
    codec.text(1, join.username);
    codec.number(2, join.game_id);
}

template <typename Codec>
void describe(Codec& codec, Request& request) {
    auto& body = request.body;
    codec.template choice<request::RollDice>(1, body);
    codec.template choice<request::BuyDevCard>(2, body);
    codec.template choice<request::BuildRoad>(3, body);
    codec.template choice<request::BuildSettlement>(4, body);
    codec.template choice<request::BuildCity>(5, body);
    codec.template choice<request::MoveRobber>(6, body);
    codec.template value_choice<request::PlayDevCard>(7, body, &request::PlayDevCard::card);
    codec.template choice<request::InitiateTrade>(8, body);
    codec.template value_choice<request::SubmitTradeResponse>(9, body,
                                                              &request::SubmitTradeResponse::response);
    codec.template choice<request::DiscardResources>(10, body);
    codec.template choice<request::SubmitTargetPlayer>(11, body);
    codec.template value_choice<request::ChooseResource>(12, body, &request::ChooseResource::kind);
    codec.template choice<request::EndTurn>(13, body);
    codec.template choice<request::JoinLobby>(14, body);
    codec.template value_choice<request::ChatMessage>(15, body, &request::ChatMessage::text);
    codec.template choice<request::GetResources>(16, body);
}

template <typename Codec>
void describe(Codec& codec, event::Error& error) {
    codec.number(1, error.cause);
    codec.text(2, error.description);
}

template <typename Codec>
void describe(Codec& codec, event::Rolled& roll) {
    codec.number(1, roll.a);
    codec.number(2, roll.b);
    codec.messages(3, roll.resource_allocation);
}

template <typename Codec>
void describe(Codec& codec, event::DevCardBought& bought) {
    codec.template choice<Empty>(1, bought.card);
    codec.template plain_choice<PlayableCard>(2, bought.card);
    codec.template plain_choice<VictoryPoint>(3, bought.card);
}

template <typename Codec>
void describe(Codec& codec, event::ResourceStolen& theft) {
    codec.message(1, theft.victim);
    codec.number(2, theft.resource);
    codec.number(3, theft.quantity);
}

template <typename Codec>
void describe(Codec& codec, event::CardReveal& reveal) {
    codec.message(1, reveal.player);
    codec.numbers(2, reveal.cards);
}

template <typename Codec>
void describe(Codec& codec, event::GameWon& won) {
    codec.message(1, won.winner);
    codec.messages(2, won.hidden_cards);
}

template <typename Codec>
void describe(Codec& codec, event::Hex& hex) {
    codec.message(1, hex.location);
    codec.number(2, hex.terrain);
    codec.number(3, hex.number_token);
}

template <typename Codec>
void describe(Codec& codec, event::Harbour& harbour) {
    codec.message(1, harbour.location);
    codec.number(2, harbour.resource);
}

template <typename Codec>
void describe(Codec& codec, event::PlayerSetting& setting) {
    codec.text(1, setting.username);
    codec.message(2, setting.player);
    codec.number(3, setting.colour);
}

template <typename Codec>
void describe(Codec& codec, event::BeginGame& begin) {
    codec.messages(1, begin.hexes);
    codec.messages(2, begin.harbours);
    codec.messages(3, begin.player_settings);
    codec.message(4, begin.own_player);
}

template <typename Codec>
void describe(Codec& codec, event::LobbyUpdate& update) {
    codec.texts(1, update.usernames);
}

template <typename Codec>
void describe(Codec& codec, event::MonopolyResolution& resolution) {
    codec.messages(1, resolution.thefts);
}

template <typename Codec>
void describe(Codec& codec, event::InitialAllocation& allocation) {
    codec.messages(1, allocation.resource_allocation);
}

template <typename Codec>
void describe(Codec& codec, Event& event) {
    codec.message(1, event.instigator);
    auto& type = event.type;
    codec.template choice<event::Error>(2, type);
    codec.template choice<event::Rolled>(3, type);
    codec.template choice<event::RoadBuilt>(4, type);
    codec.template choice<event::SettlementBuilt>(5, type);
    codec.template choice<event::CityBuilt>(6, type);
    codec.template choice<event::DevCardBought>(7, type);
    codec.template value_choice<event::DevCardPlayed>(8, type, &event::DevCardPlayed::card);
    codec.template choice<event::RobberMoved>(9, type);
    codec.template choice<event::ResourceStolen>(10, type);
    codec.template value_choice<event::ResourceChosen>(11, type, &event::ResourceChosen::kind);
    codec.template choice<event::CardsDiscarded>(12, type);
    codec.template choice<event::BankTrade>(13, type);
    codec.template choice<event::PlayerTradeInitiated>(14, type);
    codec.template choice<event::PlayerTradeAccepted>(15, type);
    codec.template choice<event::TurnEnded>(16, type);
    codec.template choice<event::GameWon>(17, type);
    codec.template choice<event::BeginGame>(18, type);
    codec.template choice<event::LobbyUpdate>(19, type);
    codec.template choice<event::MonopolyResolution>(20, type);
    codec.template value_choice<event::ChatMessage>(21, type, &event::ChatMessage::text);
    codec.template choice<event::PlayerTradeRejected>(22, type);
    codec.template choice<event::InitialAllocation>(23, type);
}

template <typename Codec>
void describe(Codec& codec, Message& message) {
    codec.template choice<Request>(1, message.content);
    codec.template choice<Event>(2, message.content);
}

} // namespace catan_net
