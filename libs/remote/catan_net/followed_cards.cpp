// How the cards change hands in a game that is followed.
#include "catan_net/followed_game.hpp"
#include "catan_net/translate.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan_net {

using catan::Move;
using catan::Phase;
using catan::Resource;
using catan::Resources;
using catan::Seat;
using support::ErrorKind;
using support::fail;
using support::Result;

using Heard = Result<void>;

void FollowedGame::give(Seat seat, Resources const& cards) {
    m_position.players[seat].hand += cards;
    m_position.bank -= cards;
}

// The server decides who gets what. If that differs from the rules, what they gave is taken back.
void FollowedGame::correct_shares(catan::Shares const& played, catan::Shares const& told) {
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        m_position.players[seat].hand -= played[seat];
        m_position.bank += played[seat];
    }
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        if (m_position.bank.contains(told[seat])) {
            give(seat, told[seat]);
        }
    }
}

Heard FollowedGame::follow_roll(Seat who, Roll const& roll) {
    constexpr int sides = 6;
    if (roll.a() < 1 || roll.a() > sides || roll.b() < 1 || roll.b() > sides) {
        return fail(ErrorKind::invalid, "dice must show 1 to 6 (got {} and {})", roll.a(), roll.b());
    }
    catan::Shares told{};
    for (auto const& allocation : roll.resourceallocation()) {
        auto const seat = TULKAS_TRY(from_player(allocation.player(), m_position.player_count));
        told[seat] = TULKAS_TRY(from_counts(allocation.resources()));
    }
    catan::Dice const dice{.one = static_cast<std::uint8_t>(roll.a()),
                           .other = static_cast<std::uint8_t>(roll.b())};
    auto const played = catan::production(m_position, dice.sum());
    m_meanwhile = Phase::robber;
    TULKAS_TRY(play(who, Move::roll(), {.dice = dice}));
    if (dice.sum() != 7 && played != told) {
        correct_shares(played, told);
    }
    return {};
}

Heard FollowedGame::follow_purchase(Seat who, DevCard const& card) {
    catan::Fate fate;
    if (card.has_victorypoint()) {
        fate.bought = catan::Card::victory_point;
    } else if (card.has_playabledevcard()) {
        fate.bought = from_card(card.playabledevcard()).value_or(catan::Card::knight);
    }
    return play(who, Move::buy(), fate, catan::cost::card);
}

Heard FollowedGame::follow_card(Seat who, PlayableDevCard played) {
    auto const card = TULKAS_TRY(from_card(played));
    TULKAS_TRY(reveal(who, card));
    return play(who, Move::play(card));
}

Heard FollowedGame::follow_theft(Seat who, Steal const& theft) {
    auto const victim = TULKAS_TRY(from_player(theft.victim(), m_position.player_count));
    if (theft.quantity() < 0 || theft.quantity() > 1) {
        return fail(ErrorKind::invalid, "a theft must take 0 or 1 cards (got {})", theft.quantity());
    }
    if (theft.quantity() == 0 && theft.resource() == GENERIC) {
        return follow_empty_theft(who, victim);
    }
    // A bystander assumes some resource, which is hidden again afterwards.
    Resource const stolen = from_kind(theft.resource()).value_or(Resource::brick);
    TULKAS_TRY(reveal(victim, Resources::of(stolen)));
    return play(who, Move::steal(victim), {.stolen = stolen});
}

// Some servers ask for a victim also where nobody has a card, and tell that nothing was stolen.
Heard FollowedGame::follow_empty_theft(Seat who, Seat victim) {
    if (m_position.turn != who) {
        return fail(ErrorKind::invalid, "player {} moved out of turn", who + 1);
    }
    note(fmt::format("player {} stole nothing from player {}", who + 1, victim + 1));
    if (m_position.phase == Phase::steal) {
        m_position.phase = m_position.has_rolled() ? Phase::turn : Phase::before_roll;
    }
    return {};
}

Heard FollowedGame::follow_choice(Seat who, ResourceKind kind) {
    auto const resource = TULKAS_TRY(from_kind(kind));
    // Some servers name the resource of a monopoly before they tell what it brought.
    return m_position.phase == Phase::monopoly ? Heard() : play(who, Move::choose(resource));
}

Heard FollowedGame::follow_monopoly(Seat who, MultiSteal const& monopoly) {
    // If nobody lost anything, it was a resource that this player does not have either.
    Resource chosen = *std::ranges::min_element(catan::all_resources, {}, [&](Resource resource) {
        return m_position.players[m_own].hand[resource];
    });
    for (auto const& theft : monopoly.thefts()) {
        auto const victim = TULKAS_TRY(from_player(theft.victim(), m_position.player_count));
        chosen = TULKAS_TRY(from_kind(theft.resource()));
        if (theft.quantity() < 0 || theft.quantity() > catan::cards_of_a_resource) {
            return fail(ErrorKind::invalid, "a monopoly takes 0 to {} cards (got {})",
                        catan::cards_of_a_resource, theft.quantity());
        }
        TULKAS_TRY(reveal(victim, Resources::of(chosen, theft.quantity())));
    }
    return play(who, Move::choose(chosen));
}

// Servers may report discards in any order; the game asks one player after the other. How many cards are
// half of a hand is the server's to decide.
Heard FollowedGame::follow_discard(Seat who, Counts const& counts) {
    auto const cards = TULKAS_TRY(from_counts(counts));
    unsigned const all = m_position.discarding;
    if (m_position.phase != Phase::discard || (all >> who & 1U) == 0) {
        return fail(ErrorKind::invalid, "player {} does not have to discard", who + 1);
    }
    TULKAS_TRY(reveal(who, cards));
    auto& player = m_position.players[who];
    if (int const half = player.hand_size() / 2; cards.total() != half) {
        note(fmt::format("player {} discarded {} cards instead of {}", who + 1, cards.total(), half));
    }
    player.hand -= cards;
    m_position.bank += cards;
    m_position.discarding = static_cast<std::uint8_t>(all & ~(1U << who));
    if (m_position.discarding == 0) {
        m_position.phase = m_meanwhile;
    }
    return {};
}

// At any rate the server allows: only cards change hands.
Heard FollowedGame::follow_bank_trade(Seat who, WithBank const& trade) {
    auto const give_up = TULKAS_TRY(from_counts(trade.offering()));
    auto const get = TULKAS_TRY(from_counts(trade.wanting()));
    TULKAS_TRY(reveal(who, give_up));
    if (!m_position.bank.contains(get)) {
        return fail(ErrorKind::invalid, "the bank gives cards that it does not have");
    }
    m_position.players[who].hand -= give_up;
    m_position.bank += give_up;
    give(who, get);
    return {};
}

Heard FollowedGame::follow_offer(Seat who, WithPlayer const& trade) {
    auto const offer = TULKAS_TRY(from_trade(trade, m_position.player_count));
    m_meanwhile = Phase::turn;
    return play(who, offer, {}, offer.give);
}

// Servers differ in whom they name as the instigator; the offer is the one that is open.
Heard FollowedGame::follow_acceptance() {
    if (m_position.phase != Phase::answer) {
        return fail(ErrorKind::invalid, "a trade was accepted without an offer");
    }
    TULKAS_TRY(reveal(m_position.turn, m_position.offer.give));
    TULKAS_TRY(play(m_position.offer.partner, Move::accept(), {}, m_position.offer.take));
    m_position.phase = m_meanwhile;
    return {};
}

// Some servers say so at odd times.
Heard FollowedGame::follow_rejection() {
    if (m_position.phase == Phase::answer) {
        TULKAS_TRY(play(m_position.offer.partner, Move::reject()));
        m_position.phase = m_meanwhile;
    }
    return {};
}

Heard FollowedGame::follow_initial_allocation(InitialResourceAllocation const& told) {
    if (m_position.turn_number != 1 || m_position.turn != 0 || m_position.phase != Phase::before_roll) {
        return {};
    }
    auto bank = Resources::each(catan::cards_of_a_resource);
    auto players = m_position.players;
    for (auto const& allocation : told.resourceallocation()) {
        auto const seat = TULKAS_TRY(from_player(allocation.player(), m_position.player_count));
        auto const cards = TULKAS_TRY(from_counts(allocation.resources()));
        if (!bank.contains(cards)) {
            return fail(ErrorKind::invalid, "the bank gives cards that it does not have");
        }
        bank -= cards;
        players[seat].hand = cards;
        players[seat].hidden_resources = 0;
    }
    if (bank != m_position.bank) {
        note("the first cards are not those of the second settlements");
        m_position.players = players;
        m_position.bank = bank;
    }
    return {};
}

// What the server says about this player's cards is right.
Heard FollowedGame::follow_own_cards(ResourceAllocation const& told) {
    auto const seat = TULKAS_TRY(from_player(told.player(), m_position.player_count));
    auto const cards = TULKAS_TRY(from_counts(told.resources()));
    auto& hand = m_position.players[m_own].hand;
    auto const all = m_position.bank + hand;
    if (seat == m_own && cards != hand && all.contains(cards)) {
        note("the server says that this player has other cards");
        m_position.bank = all;
        m_position.bank -= cards;
        hand = cards;
    }
    return {};
}

} // namespace catan_net
