#include "catan_net/followed_game.hpp"

#include "catan/legality.hpp"
#include "catan_net/translate.hpp"

#include <algorithm>

namespace catan_net {

using catan::Move;
using catan::Phase;
using catan::Position;
using catan::Resource;
using catan::Resources;
using catan::Seat;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

using Heard = Result<void>;

// Names by seat.
Result<std::vector<std::string>> names_in(GameSetup const& begin) {
    int const players = begin.playersettings_size();
    if (players < static_cast<int>(catan::least_players) || players > static_cast<int>(catan::most_players)) {
        return fail(ErrorKind::invalid, "a game must have {} to {} players (got {})", catan::least_players,
                    catan::most_players, players);
    }
    std::vector<std::string> names(static_cast<std::size_t>(players));
    for (auto const& setting : begin.playersettings()) {
        auto const seat = TULKAS_TRY(from_player(setting.player(), players));
        names[seat] = setting.username();
    }
    return names;
}

} // namespace

Result<FollowedGame> FollowedGame::create(GameSetup const& begin) {
    auto names = TULKAS_TRY(names_in(begin));
    auto const own = TULKAS_TRY(from_player(begin.ownplayer(), static_cast<int>(names.size())));
    auto const layout = TULKAS_TRY(layout_in(begin));
    auto position = Position::start(layout, static_cast<int>(names.size()));
    position.most_turns =
        std::numeric_limits<decltype(position.most_turns)>::max(); // the server ends the game
    FollowedGame game(position, own, std::move(names));
    game.m_knows_harbours = has_usual_harbours(begin);
    return game;
}

Heard FollowedGame::hear(Event const& event) {
    if (m_winner != Position::nobody) {
        return {};
    }
    auto const who = TULKAS_TRY(from_player(event.instigator(), m_position.player_count));
    auto const heard = follow(who, event);
    hide_again();
    return heard;
}

Heard FollowedGame::follow(Seat who, Event const& event) {
    switch (event.type_case()) {
    case Event::kRolled:
        return follow_roll(who, event.rolled());
    case Event::kRoadBuilt:
        return follow_move(who, edge_at(event.roadbuilt()), Move::road, catan::cost::road);
    case Event::kSettlementBuilt:
        return follow_move(who, node_at(event.settlementbuilt()), Move::settlement, catan::cost::settlement);
    case Event::kCityBuilt:
        return follow_move(who, node_at(event.citybuilt()), Move::city, catan::cost::city);
    case Event::kDevCardBought:
        return follow_purchase(who, event.devcardbought());
    case Event::kDevCardPlayed:
        return follow_card(who, event.devcardplayed());
    case Event::kRobberMoved:
        return follow_move(who, hex_at(event.robbermoved()), Move::robber);
    case Event::kResourceStolen:
        return follow_theft(who, event.resourcestolen());
    case Event::kResourceChosen:
        return follow_choice(who, event.resourcechosen());
    case Event::kCardsDiscarded:
        return follow_discard(who, event.cardsdiscarded());
    case Event::kBankTrade:
        return follow_bank_trade(who, event.banktrade());
    case Event::kPlayerTradeInitiated:
        return follow_offer(who, event.playertradeinitiated());
    case Event::kPlayerTradeAccepted:
        return follow_acceptance();
    case Event::kPlayerTradeRejected:
        return m_position.phase == Phase::answer ? play(m_position.offer.partner, Move::reject()) : Heard();
    case Event::kTurnEnded:
        return play(who, Move::end());
    case Event::kMonopolyResolution:
        return follow_monopoly(who, event.monopolyresolution());
    case Event::kGameWon:
        return follow_victory(who, event.gamewon());
    default: // says nothing about the game
        return {};
    }
}

bool FollowedGame::is_own_decision() const {
    if (m_position.phase == Phase::discard) {
        return (m_position.discarding >> m_own & 1U) != 0;
    }
    return !m_position.is_over() && m_position.decider() == m_own;
}

Position FollowedGame::decision() const {
    Position position = m_position;
    if (position.phase == Phase::discard) {
        position.discarding = static_cast<std::uint8_t>(1U << m_own);
    }
    return position;
}

void FollowedGame::hide_again() {
    m_position = m_position.seen_by(rules::Viewer::seat(m_own));
    for (auto& player : m_position.players) {
        player.harbours = m_knows_harbours ? player.harbours : std::uint8_t{0};
    }
}

Heard FollowedGame::reveal(Seat seat, Resources const& cards) {
    auto& player = m_position.players[seat];
    if (seat == m_own) {
        return player.hand.contains(cards)
                   ? Heard()
                   : fail(ErrorKind::invalid, "this player spends cards that it does not have");
    }
    if (player.hidden_resources < cards.total()) {
        return fail(ErrorKind::invalid, "player {} spends more cards than it has", seat + 1);
    }
    player.hidden_resources = static_cast<std::uint8_t>(player.hidden_resources - cards.total());
    player.hand += cards;
    return {};
}

Heard FollowedGame::reveal(Seat seat, catan::Card card) {
    auto& player = m_position.players[seat];
    if (seat == m_own) {
        return {};
    }
    if (player.hidden_cards == 0) {
        return fail(ErrorKind::invalid, "player {} plays a card that it does not have", seat + 1);
    }
    --player.hidden_cards;
    player.cards += catan::Cards::of(card);
    return {};
}

Heard FollowedGame::play(Seat who, Move const& move, catan::Fate const& fate, Resources const& paid) {
    if (m_position.is_over() || m_position.decider() != who) {
        return fail(ErrorKind::invalid, "player {} moved out of turn", who + 1);
    }
    TULKAS_TRY(reveal(who, paid));
    TULKAS_TRY(catan::check(m_position, move));
    catan::play(m_position, move, fate);
    return {};
}

template <typename Thing>
Heard FollowedGame::follow_move(Seat who, Result<Thing> const& thing, Move (*make)(Thing),
                                Resources const& cost) {
    if (!thing) {
        return pass_on(thing);
    }
    return play(who, make(*thing), {}, m_position.phase == Phase::turn ? cost : Resources{});
}

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
    // A bystander assumes some resource, which is hidden again afterwards.
    Resource const stolen = from_kind(theft.resource()).value_or(Resource::brick);
    TULKAS_TRY(reveal(victim, Resources::of(stolen)));
    return play(who, Move::steal(victim), {.stolen = stolen});
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

// Servers may report discards in any order; the game asks one player after the other.
Heard FollowedGame::follow_discard(Seat who, Counts const& counts) {
    auto const cards = TULKAS_TRY(from_counts(counts));
    unsigned const all = m_position.discarding;
    if (m_position.phase != Phase::discard || (all >> who & 1U) == 0) {
        return fail(ErrorKind::invalid, "player {} does not have to discard", who + 1);
    }
    m_position.discarding = static_cast<std::uint8_t>(1U << who);
    auto const played = play(who, Move::discard(cards), {}, cards);
    m_position.discarding = static_cast<std::uint8_t>(all & ~(1U << who));
    m_position.phase = m_position.discarding != 0 ? Phase::discard : Phase::robber;
    return played;
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
    return play(who, offer, {}, offer.give);
}

// Servers differ in whom they name as the instigator; the offer is the one that is open.
Heard FollowedGame::follow_acceptance() {
    if (m_position.phase != Phase::answer) {
        return fail(ErrorKind::invalid, "a trade was accepted without an offer");
    }
    TULKAS_TRY(reveal(m_position.turn, m_position.offer.give));
    return play(m_position.offer.partner, Move::accept(), {}, m_position.offer.take);
}

Heard FollowedGame::follow_victory(Seat who, GameWon const& won) {
    m_winner = who;
    if (won.has_winner()) {
        m_winner = TULKAS_TRY(from_player(won.winner(), m_position.player_count));
    }
    m_position.phase = Phase::over;
    return {};
}

} // namespace catan_net
