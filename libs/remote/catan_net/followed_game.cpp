#include "catan_net/followed_game.hpp"

#include "catan/legality.hpp"
#include "catan_net/translate.hpp"

#include <fmt/format.h>

#include <utility>

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

bool concerns_the_game(Event const& event) {
    switch (event.type_case()) {
    case Event::kError:
    case Event::kBeginGame:
    case Event::kLobbyUpdate:
    case Event::kChatMessage:
    case Event::TYPE_NOT_SET: // or unknown
        return false;
    default:
        return true;
    }
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
    if (m_winner != Position::nobody || !concerns_the_game(event)) {
        return {};
    }
    auto const who = TULKAS_TRY(from_player(event.instigator(), m_position.player_count));
    auto const heard = goes_ahead(who, event) ? follow_ahead(who, event) : follow(who, event);
    hide_again();
    m_has_just_robbed = who == m_own ? event.has_robbermoved() : m_has_just_robbed;
    return heard;
}

std::optional<Seat> FollowedGame::empty_victim() const {
    if (!m_has_just_robbed || m_position.phase == Phase::steal) {
        return std::nullopt;
    }
    auto const around = catan::topology.nodes_of_hex[m_position.robber];
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        if (seat != m_own && !(m_position.players[seat].buildings() & around).empty()) {
            return seat;
        }
    }
    return std::nullopt;
}

void FollowedGame::note(std::string const& text) {
    m_note += m_note.empty() ? text : "; " + text;
}

// Whether the player whose turn it is goes on while others still have to discard, or to answer an offer.
bool FollowedGame::goes_ahead(Seat who, Event const& event) const {
    bool const others_owe = m_position.phase == Phase::discard || m_position.phase == Phase::answer;
    switch (event.type_case()) {
    case Event::kCardsDiscarded:
    case Event::kPlayerTradeAccepted:
    case Event::kPlayerTradeRejected:
    case Event::kGameWon:
    case Event::kAllResources:
    case Event::kInitialAllocation:
        return false;
    default:
        return others_owe && who == m_position.turn;
    }
}

// Plays the event as if the others had done what they owe; then they owe it again, unless the turn is over.
Heard FollowedGame::follow_ahead(Seat who, Event const& event) {
    auto const owed = m_position.phase;
    auto const discarding = std::exchange(m_position.discarding, std::uint8_t{0});
    auto const offer = m_position.offer;
    auto const turn = m_position.turn_number;
    m_position.phase = owed == Phase::discard ? m_meanwhile : Phase::turn;
    TULKAS_TRY(follow(who, event));
    note(fmt::format("player {} goes on while others have to {}", who + 1,
                     owed == Phase::discard ? "discard" : "answer an offer"));
    if (m_position.is_over() || m_position.turn_number != turn || m_position.phase == Phase::answer) {
        return {};
    }
    m_meanwhile = std::exchange(m_position.phase, owed);
    m_position.discarding = discarding;
    m_position.offer = offer;
    return {};
}

Heard FollowedGame::follow(Seat who, Event const& event) {
    switch (event.type_case()) {
    case Event::kRolled:
        return follow_roll(who, event.rolled());
    case Event::kRoadBuilt:
        return follow_road(who, event.roadbuilt());
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
        return follow_rejection();
    case Event::kTurnEnded:
        return play(who, Move::end());
    case Event::kMonopolyResolution:
        return follow_monopoly(who, event.monopolyresolution());
    case Event::kGameWon:
        return follow_victory(who, event.gamewon());
    case Event::kInitialAllocation:
        return follow_initial_allocation(event.initialallocation());
    case Event::kAllResources:
        return follow_own_cards(event.allresources().alloc());
    default:
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

Heard FollowedGame::follow_road(Seat who, Edge const& edge) {
    auto const at = TULKAS_TRY(edge_at(edge));
    bool const is_free = !m_position.roads.contains(at);
    bool const is_first = m_position.phase == Phase::first_road && who == m_position.turn;
    if (is_first && is_free && !catan::check(m_position, Move::road(at))) {
        note(fmt::format("player {}'s road is not at its new settlement", who + 1));
        catan::play(m_position, Move::road(at), catan::Fate{});
        return {};
    }
    return follow_move(who, Result<catan::Edge>(at), Move::road, catan::cost::road);
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
