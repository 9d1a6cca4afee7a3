// What the messages of the protocol mean in the game, and how the game is told in messages.
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
[[nodiscard]] Point to_point(catan::Point point);
[[nodiscard]] Player to_player(catan::Seat seat);
[[nodiscard]] support::Result<catan::Seat> from_player(std::optional<Player> const& player, int players);

// The moves that a request stands for: one, but for a trade with the bank of several cards at once. Whether
// they are legal is not looked at. An error for requests that are no moves, or mean nothing.
[[nodiscard]] support::Result<std::vector<catan::Move>> moves_in(Request const& request,
                                                                 catan::Position const& position);

// The request that makes a move.
[[nodiscard]] Request request_for(catan::Move const& move);

// What everybody is told when something happened, as this viewer may hear it: one event, and another when the
// game is won or the set-up over. `after` is the position then.
[[nodiscard]] std::vector<Event> events_of(catan::Happening const& happening, catan::Position const& after,
                                           rules::Viewer viewer);

[[nodiscard]] Event error_event(std::string description);

// The board and the players, as a game begins.
[[nodiscard]] event::BeginGame begin_game(catan::Layout const& layout, std::vector<std::string> const& names,
                                          catan::Seat own);
// Do all harbours lie where our board has them? Else the layout has the beginners' harbours, which say
// nothing.
[[nodiscard]] bool has_usual_harbours(event::BeginGame const& begin);
[[nodiscard]] support::Result<catan::Layout> layout_in(event::BeginGame const& begin);

} // namespace catan_net
