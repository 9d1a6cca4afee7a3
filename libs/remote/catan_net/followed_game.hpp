// A game as one of its players follows it by the events that a server sends.
//
// The position holds what this player may know: of the other players' cards only the number. Each event is
// played by the rules; cards that change hands become known for a moment and are hidden again.
//
// The server decides. What other groups' servers are known to do otherwise is followed all the same, with a
// note for the log: a first road apart from its settlement, a theft of nothing, a discard of another number
// of cards, and a player who goes on while others still have to discard or to answer.
#pragma once

#include "catan/playing.hpp"
#include "catan/position.hpp"
#include "catan_net/messages.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace catan_net {

class FollowedGame {
public:
    [[nodiscard]] static support::Result<FollowedGame> create(GameSetup const& begin);

    // An error if the event does not fit: the server plays by other rules, or an event was missed. Events
    // that are unknown or say nothing about the game are ignored.
    [[nodiscard]] support::Result<void> hear(Event const& event);
    // In what the last events deviated from the rules; empty if they did not.
    [[nodiscard]] std::string take_note() { return std::exchange(m_note, {}); }

    [[nodiscard]] catan::Seat own_seat() const { return m_own; }
    [[nodiscard]] std::vector<std::string> const& names() const { return m_names; }
    [[nodiscard]] catan::Position const& position() const { return m_position; }
    // Nobody until the server says so.
    [[nodiscard]] catan::Seat winner() const { return m_winner; }

    // Whom some servers let this player steal nothing from: nobody at the robber's new hex has a card.
    [[nodiscard]] std::optional<catan::Seat> empty_victim() const;
    // Whether this player has to decide something.
    [[nodiscard]] bool is_own_decision() const;
    // The position in which to decide it. A player who must discard need not wait for the others.
    [[nodiscard]] catan::Position decision() const;

private:
    FollowedGame(catan::Position const& position, catan::Seat own, std::vector<std::string> names)
        : m_position(position), m_own(own), m_names(std::move(names)) {}

    using Heard = support::Result<void>;

    Heard follow(catan::Seat who, Event const& event);
    Heard follow_ahead(catan::Seat who, Event const& event);
    Heard follow_road(catan::Seat who, Edge const& edge);
    Heard follow_roll(catan::Seat who, Roll const& roll);
    Heard follow_purchase(catan::Seat who, DevCard const& card);
    Heard follow_card(catan::Seat who, PlayableDevCard played);
    Heard follow_theft(catan::Seat who, Steal const& theft);
    Heard follow_empty_theft(catan::Seat who, catan::Seat victim);
    Heard follow_choice(catan::Seat who, ResourceKind kind);
    Heard follow_discard(catan::Seat who, Counts const& counts);
    Heard follow_bank_trade(catan::Seat who, WithBank const& trade);
    Heard follow_offer(catan::Seat who, WithPlayer const& trade);
    Heard follow_acceptance();
    Heard follow_rejection();
    Heard follow_monopoly(catan::Seat who, MultiSteal const& monopoly);
    Heard follow_initial_allocation(InitialResourceAllocation const& told);
    Heard follow_own_cards(ResourceAllocation const& told);
    Heard follow_victory(catan::Seat who, GameWon const& won);
    // A move about one node, edge or hex, which costs these cards except in the set-up.
    template <typename Thing>
    Heard follow_move(catan::Seat who, support::Result<Thing> const& thing, catan::Move (*make)(Thing),
                      catan::Resources const& cost = {});

    // Plays a move of that player, who pays with these cards.
    Heard play(catan::Seat who, catan::Move const& move, catan::Fate const& fate = {},
               catan::Resources const& paid = {});
    // Makes cards known that the player must have had.
    Heard reveal(catan::Seat seat, catan::Resources const& cards);
    Heard reveal(catan::Seat seat, catan::Card card);
    void hide_again();
    void give(catan::Seat seat, catan::Resources const& cards);
    void correct_shares(catan::Shares const& played, catan::Shares const& told);
    [[nodiscard]] bool goes_ahead(catan::Seat who, Event const& event) const;
    void note(std::string const& text);

    catan::Position m_position;
    catan::Seat m_own;
    std::vector<std::string> m_names;
    bool m_knows_harbours = true; // if not, no player has one in this position
    // Of the player whose turn it is, while others have to discard or to answer.
    catan::Phase m_meanwhile = catan::Phase::robber;
    bool m_has_just_robbed = false; // this player moved the robber, and has done nothing since
    catan::Seat m_winner = catan::Position::nobody;
    std::string m_note;
};

} // namespace catan_net
