// What messages mean in the game, and how messages tell the game.
//
// An absent message means the same as an empty one, as everywhere in Protocol Buffers 3.
#pragma once

#include "catan/happening.hpp"
#include "catan/playing.hpp"
#include "catan/position.hpp"
#include "catan_net/messages.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace catan_net {

[[nodiscard]] Counts to_counts(catan::Resources const& cards);
[[nodiscard]] support::Result<catan::Resources> from_counts(Counts const& counts);
[[nodiscard]] ResourceKind to_kind(catan::Resource resource);
[[nodiscard]] support::Result<catan::Resource> from_kind(ResourceKind kind);
[[nodiscard]] support::Result<catan::Card> from_card(PlayableDevCard card);
[[nodiscard]] Player to_player(catan::Seat seat);
[[nodiscard]] support::Result<catan::Seat> from_player(Player const& player, int players);
[[nodiscard]] Point to_point(catan::Point point);
[[nodiscard]] Edge to_edge(catan::Edge edge);
[[nodiscard]] support::Result<catan::Node> node_at(Point const& point);
[[nodiscard]] support::Result<catan::Hex> hex_at(Point const& point);
[[nodiscard]] support::Result<catan::Edge> edge_at(Edge const& edge);
[[nodiscard]] WithPlayer to_trade(catan::Seat partner, catan::Resources const& give,
                                  catan::Resources const& take);
[[nodiscard]] support::Result<catan::Move> from_trade(WithPlayer const& trade, int players);
[[nodiscard]] WithBank to_bank_trade(catan::Move const& move);

// The moves that a request stands for: one, except for a bank trade of several cards at once. Does not check
// whether they are legal. An error if the request is not a move, or is invalid.
[[nodiscard]] support::Result<std::vector<catan::Move>> moves_in(Request const& request,
                                                                 catan::Position const& position);

// The request that makes a move.
[[nodiscard]] Request request_for(catan::Move const& move);

// What this viewer may know of what happened: one event, and another if the set-up is over or the game won.
// `after` is the position then.
[[nodiscard]] std::vector<Event> events_of(catan::Happening const& happening, catan::Position const& after,
                                           rules::Viewer viewer);

[[nodiscard]] Event error_event(std::string description);

// The board and the players, as a game begins.
[[nodiscard]] GameSetup begin_game(catan::Layout const& layout, std::vector<std::string> const& names,
                                   catan::Seat own);
// Whether all harbours are where our board has them. If not, the layout gets the beginners' harbours, which
// mean nothing.
[[nodiscard]] bool has_usual_harbours(GameSetup const& begin);
[[nodiscard]] support::Result<catan::Layout> layout_in(GameSetup const& begin);

} // namespace catan_net
