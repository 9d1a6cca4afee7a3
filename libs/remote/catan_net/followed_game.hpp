// A game as one of its players follows it by the events that a server sends.
//
// What the player may know is kept as a position in which the other players' cards are only counted. Each
// event is played by the rules: cards that change hands become known for a moment, and are hidden again.
#pragma once

#include "catan/playing.hpp"
#include "catan/position.hpp"
#include "catan_net/messages.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace catan_net {

class FollowedGame {
public:
    // The server's account of the beginning, which says who one is.
    [[nodiscard]] static support::Result<FollowedGame> create(event::BeginGame const& begin);

    // An event that does not fit is an error: the server plays by other rules, or something was missed.
    [[nodiscard]] support::Result<void> hear(Event const& event);

    [[nodiscard]] catan::Seat own_seat() const { return m_own; }
    [[nodiscard]] std::vector<std::string> const& names() const { return m_names; }
    [[nodiscard]] catan::Position const& position() const { return m_position; }
    // Nobody as long as the server has not said so.
    [[nodiscard]] catan::Seat winner() const { return m_winner; }

    // Is it for this player to decide something?
    [[nodiscard]] bool is_own_decision() const;
    // The position in which to decide it: of those who must discard, one need not wait for the others.
    [[nodiscard]] catan::Position decision() const;

private:
    FollowedGame(catan::Position const& position, catan::Seat own, std::vector<std::string> names)
        : m_position(position), m_own(own), m_names(std::move(names)) {}

    using Heard = support::Result<void>;

    Heard take(catan::Seat who, event::Rolled const& roll);
    Heard take(catan::Seat who, event::RoadBuilt const& built);
    Heard take(catan::Seat who, event::SettlementBuilt const& built);
    Heard take(catan::Seat who, event::CityBuilt const& built);
    Heard take(catan::Seat who, event::DevCardBought const& bought);
    Heard take(catan::Seat who, event::DevCardPlayed const& played);
    Heard take(catan::Seat who, event::RobberMoved const& moved);
    Heard take(catan::Seat who, event::ResourceStolen const& theft);
    Heard take(catan::Seat who, event::ResourceChosen const& chosen);
    Heard take(catan::Seat who, event::CardsDiscarded const& discarded);
    Heard take(catan::Seat who, event::BankTrade const& trade);
    Heard take(catan::Seat who, event::PlayerTradeInitiated const& trade);
    Heard take(catan::Seat who, event::PlayerTradeAccepted const& trade);
    Heard take(catan::Seat who, event::PlayerTradeRejected const& trade);
    Heard take(catan::Seat who, event::TurnEnded const& ended);
    Heard take(catan::Seat who, event::MonopolyResolution const& resolution);
    Heard take(catan::Seat who, event::GameWon const& won);
    // Everything else says nothing about the game.
    template <typename Other>
    Heard take(catan::Seat /*who*/, Other const& /*other*/) {
        return {};
    }

    // Plays a move of that player, who pays with these cards.
    Heard play(catan::Seat who, catan::Move const& move, catan::Fate const& fate = {},
               catan::Resources const& paid = {});
    // The moves in a request that would have led to the event.
    Heard play_request(catan::Seat who, Request const& request, catan::Resources const& paid);
    // Makes cards known that a player must have had.
    Heard reveal(catan::Seat seat, catan::Resources const& cards);
    Heard reveal(catan::Seat seat, catan::Card card);
    void hide_again();
    void give(catan::Seat seat, catan::Resources const& cards);
    void correct_shares(catan::Shares const& played, catan::Shares const& told);

    catan::Position m_position;
    catan::Seat m_own;
    std::vector<std::string> m_names;
    bool m_knows_harbours = true; // else nobody has one, as far as this player knows
    catan::Seat m_winner = catan::Position::nobody;
};

} // namespace catan_net
