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

// Names by their players' numbers.
Result<std::vector<std::string>> names_in(event::BeginGame const& begin) {
    auto const players = static_cast<int>(begin.player_settings.size());
    if (players < static_cast<int>(catan::least_players) || players > static_cast<int>(catan::most_players)) {
        return fail(ErrorKind::invalid, "a game of {} players cannot be followed", players);
    }
    std::vector<std::string> names(begin.player_settings.size());
    for (auto const& setting : begin.player_settings) {
        auto const seat = TULKAS_TRY(from_player(setting.player, players));
        names[seat] = setting.username;
    }
    return names;
}

} // namespace

Result<FollowedGame> FollowedGame::create(event::BeginGame const& begin) {
    auto names = TULKAS_TRY(names_in(begin));
    auto const own = TULKAS_TRY(from_player(begin.own_player, static_cast<int>(names.size())));
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
    auto const who = TULKAS_TRY(from_player(event.instigator, m_position.player_count));
    auto const heard = std::visit([&](auto const& type) { return take(who, type); }, event.type);
    hide_again();
    return heard;
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
                   : fail(ErrorKind::invalid, "own cards are spent that are not there");
    }
    if (player.hidden_resources < cards.total()) {
        return fail(ErrorKind::invalid, "player {} spends more cards than there are", seat + 1);
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
        return fail(ErrorKind::invalid, "player {} plays a card that is not there", seat + 1);
    }
    --player.hidden_cards;
    player.cards += catan::Cards::of(card);
    return {};
}

Heard FollowedGame::play(Seat who, Move const& move, catan::Fate const& fate, Resources const& paid) {
    if (m_position.is_over() || m_position.decider() != who) {
        return fail(ErrorKind::invalid, "player {} moved out of turn", who + 1);
    }
    if (auto const revealed = reveal(who, paid); !revealed) {
        return revealed;
    }
    TULKAS_TRY(catan::check(m_position, move));
    catan::play(m_position, move, fate);
    return {};
}

Heard FollowedGame::play_request(Seat who, Request const& request, Resources const& paid) {
    auto const moves = TULKAS_TRY(moves_in(request, m_position));
    return play(who, moves.front(), {}, m_position.phase == Phase::turn ? paid : Resources{});
}

Heard FollowedGame::take(Seat who, event::RoadBuilt const& built) {
    return play_request(who, {request::BuildRoad{built}}, catan::cost::road);
}

Heard FollowedGame::take(Seat who, event::SettlementBuilt const& built) {
    return play_request(who, {request::BuildSettlement{built}}, catan::cost::settlement);
}

Heard FollowedGame::take(Seat who, event::CityBuilt const& built) {
    return play_request(who, {request::BuildCity{built}}, catan::cost::city);
}

Heard FollowedGame::take(Seat who, event::RobberMoved const& moved) {
    return play_request(who, {request::MoveRobber{moved}}, {});
}

Heard FollowedGame::take(Seat who, event::TurnEnded const& /*ended*/) {
    return play(who, Move::end());
}

void FollowedGame::give(Seat seat, Resources const& cards) {
    m_position.players[seat].hand += cards;
    m_position.bank -= cards;
}

// The server decides who gets what. Where it told something else than the rules say, what they gave is taken
// back.
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

Heard FollowedGame::take(Seat who, event::Rolled const& roll) {
    constexpr int sides = 6;
    if (roll.a < 1 || roll.a > sides || roll.b < 1 || roll.b > sides) {
        return fail(ErrorKind::invalid, "dice show {} and {}", roll.a, roll.b);
    }
    catan::Shares told{};
    for (auto const& allocation : roll.resource_allocation) {
        auto const seat = from_player(allocation.player, m_position.player_count);
        auto const cards = from_counts(allocation.resources.value_or(Counts{}));
        if (!seat || !cards) {
            return seat ? pass_on(cards) : pass_on(seat);
        }
        told[*seat] = *cards;
    }
    catan::Dice const dice{.one = static_cast<std::uint8_t>(roll.a),
                           .other = static_cast<std::uint8_t>(roll.b)};
    auto const played = catan::production(m_position, dice.sum());
    if (auto const done = play(who, Move::roll(), {.dice = dice}); !done) {
        return done;
    }
    if (dice.sum() != 7 && played != told) {
        correct_shares(played, told);
    }
    return {};
}

Heard FollowedGame::take(Seat who, event::DevCardBought const& bought) {
    catan::Fate fate;
    if (auto const* const card = std::get_if<PlayableCard>(&bought.card)) {
        fate.bought = static_cast<catan::Card>(std::clamp(static_cast<int>(*card), 0, 3));
    } else if (std::holds_alternative<VictoryPoint>(bought.card)) {
        fate.bought = catan::Card::victory_point;
    }
    return play(who, Move::buy(), fate, catan::cost::card);
}

Heard FollowedGame::take(Seat who, event::DevCardPlayed const& played) {
    auto const moves = moves_in({request::PlayDevCard{played.card}}, m_position);
    if (!moves) {
        return pass_on(moves);
    }
    if (auto const revealed = reveal(who, moves->front().card()); !revealed) {
        return revealed;
    }
    return play(who, moves->front());
}

Heard FollowedGame::take(Seat who, event::ResourceStolen const& theft) {
    auto const victim = TULKAS_TRY(from_player(theft.victim, m_position.player_count));
    // Whoever may not know what was stolen imagines something, and forgets it.
    auto const told = from_kind(theft.resource);
    Resource const stolen = told.value_or(Resource::brick);
    if (auto const revealed = reveal(victim, Resources::of(stolen)); !revealed) {
        return revealed;
    }
    return play(who, Move::steal(victim), {.stolen = stolen});
}

Heard FollowedGame::take(Seat who, event::ResourceChosen const& chosen) {
    auto const resource = TULKAS_TRY(from_kind(chosen.kind));
    // Some servers name the resource of a monopoly before they say what it brought.
    return m_position.phase == Phase::monopoly ? Heard() : play(who, Move::choose(resource));
}

Heard FollowedGame::take(Seat who, event::MonopolyResolution const& resolution) {
    // If nobody lost anything, it was a resource that this player has none of either.
    Resource chosen = *std::ranges::min_element(catan::all_resources, {}, [&](Resource resource) {
        return m_position.players[m_own].hand[resource];
    });
    for (auto const& theft : resolution.thefts) {
        auto const victim = from_player(theft.victim, m_position.player_count);
        auto const resource = from_kind(theft.resource);
        if (!victim || !resource || theft.quantity < 0 || theft.quantity > catan::cards_of_a_resource) {
            return fail(ErrorKind::invalid, "a monopoly took {} cards", theft.quantity);
        }
        chosen = *resource;
        if (auto const revealed = reveal(*victim, Resources::of(chosen, theft.quantity)); !revealed) {
            return revealed;
        }
    }
    return play(who, Move::choose(chosen));
}

// In any order: whoever is first is made the next.
Heard FollowedGame::take(Seat who, event::CardsDiscarded const& discarded) {
    auto const cards = TULKAS_TRY(from_counts(discarded));
    unsigned const all = m_position.discarding;
    if (m_position.phase != Phase::discard || (all >> who & 1U) == 0) {
        return fail(ErrorKind::invalid, "player {} need not discard", who + 1);
    }
    m_position.discarding = static_cast<std::uint8_t>(1U << who);
    auto const played = play(who, Move::discard(cards), {}, cards);
    m_position.discarding = static_cast<std::uint8_t>(all & ~(1U << who));
    m_position.phase = m_position.discarding != 0 ? Phase::discard : Phase::robber;
    return played;
}

// At whatever rate the server gives: nothing but cards changes.
Heard FollowedGame::take(Seat who, event::BankTrade const& trade) {
    auto const give_up = from_counts(trade.offering.value_or(Counts{}));
    auto const get = from_counts(trade.wanting.value_or(Counts{}));
    if (!give_up || !get) {
        return give_up ? pass_on(get) : pass_on(give_up);
    }
    if (auto const revealed = reveal(who, *give_up); !revealed) {
        return revealed;
    }
    if (!m_position.bank.contains(*get)) {
        return fail(ErrorKind::invalid, "the bank gives what it has not");
    }
    m_position.players[who].hand -= *give_up;
    m_position.bank += *give_up;
    give(who, *get);
    return {};
}

Heard FollowedGame::take(Seat who, event::PlayerTradeInitiated const& trade) {
    auto const moves = moves_in({request::InitiateTrade{WithPlayer(trade)}}, m_position);
    if (!moves) {
        return pass_on(moves);
    }
    return play(who, moves->front(), {}, moves->front().give);
}

// Whoever is named as its author: the offer is the one that was made.
Heard FollowedGame::take(Seat /*who*/, event::PlayerTradeAccepted const& /*trade*/) {
    if (m_position.phase != Phase::answer) {
        return fail(ErrorKind::invalid, "a trade was accepted that nobody offered");
    }
    if (auto const revealed = reveal(m_position.turn, m_position.offer.give); !revealed) {
        return revealed;
    }
    return play(m_position.offer.partner, Move::accept(), {}, m_position.offer.take);
}

Heard FollowedGame::take(Seat /*who*/, event::PlayerTradeRejected const& /*trade*/) {
    return m_position.phase == Phase::answer ? play(m_position.offer.partner, Move::reject()) : Heard();
}

Heard FollowedGame::take(Seat who, event::GameWon const& won) {
    auto const winner = won.winner ? from_player(won.winner, m_position.player_count) : who;
    if (!winner) {
        return pass_on(winner);
    }
    m_winner = *winner;
    m_position.phase = Phase::over;
    return {};
}

} // namespace catan_net
