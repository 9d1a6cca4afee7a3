#include "catan/legality.hpp"

#include "catan/moves.hpp"
#include "catan/notation.hpp"

#include <fmt/format.h>

#include <string_view>

namespace catan {

namespace {

using support::ErrorKind;
using Legality = support::Result<void>;

template <typename... Args>
[[nodiscard]] std::unexpected<support::Error> refuse(fmt::format_string<Args...> format, Args&&... args) {
    return support::fail(ErrorKind::refused, format, std::forward<Args>(args)...);
}

// The kinds of moves that a phase expects, and how to say so.
struct Expectation {
    unsigned kinds;
    std::string_view words;
};

template <typename... Kinds>
constexpr unsigned any_of(Kinds... kinds) {
    return ((1U << static_cast<unsigned>(kinds)) | ...);
}

// In the order of Phase.
constexpr std::array<Expectation, 12> expectations = [] {
    using enum MoveKind;
    return std::array<Expectation, 12>{
        {{any_of(settlement), "a settlement is to be placed"},
         {any_of(road), "a road from the new settlement is to be placed"},
         {any_of(roll, play), "the dice are to be rolled; before that, only a card may be played"},
         {any_of(discard), "half of the cards are to be discarded"},
         {any_of(robber), "the robber is to be moved"},
         {any_of(steal), "a card is to be stolen"},
         {any_of(settlement, road, city, buy, play, bank, offer, end),
          "it is the time to build, buy, play, trade or end the turn"},
         {any_of(road), "a free road is to be built"},
         {any_of(choose), "a resource is to be chosen"},
         {any_of(choose), "a resource is to be chosen"},
         {any_of(accept, reject), "the offer is to be accepted or rejected"},
         {0, "the game is over"}}};
}();

Legality check_price(Position const& position, Resources const& price, std::string_view what) {
    Resources const& hand = position.mover().hand;
    if (!hand.contains(price)) {
        return refuse("{} costs {}, and {} are in the hand", what, to_text(price), to_text(hand));
    }
    return {};
}

Legality check_free(Position const& position, Node node) {
    std::string const where = to_text(topology.nodes[node]);
    if (position.buildings().contains(node)) {
        return refuse("{} is built on", where);
    }
    if (position.closed.contains(node)) {
        return refuse("{} is next to a building: there must be two roads between buildings", where);
    }
    return {};
}

Legality check_settlement(Position const& position, Move const& move) {
    if (position.phase == Phase::first_settlement) {
        return check_free(position, move.at);
    }
    if (auto const price = check_price(position, cost::settlement, "a settlement"); !price) {
        return price;
    }
    if (position.mover().settlements.count() == most_settlements) {
        return refuse("all {} settlements are on the board", most_settlements);
    }
    if (!position.mover().road_ends.contains(move.at)) {
        return refuse("no own road leads to {}", to_text(topology.nodes[move.at]));
    }
    return check_free(position, move.at);
}

// What a road costs, in money and pieces.
Legality check_road_supply(Position const& position) {
    if (!position.has_road_left(position.turn)) {
        return refuse("all {} roads are on the board", most_roads);
    }
    if (position.phase == Phase::turn) {
        return check_price(position, cost::road, "a road");
    }
    return {};
}

Legality check_road(Position const& position, Move const& move) {
    if (auto const supply = check_road_supply(position); !supply) {
        return supply;
    }
    if (position.roads.contains(move.at)) {
        return refuse("there is a road at {}", edge_text(move.at));
    }
    bool const is_first = position.phase == Phase::first_road;
    EdgeSet const sites = is_first ? first_road_sites(position) : position.road_sites(position.turn);
    if (!sites.contains(move.at)) {
        return refuse("{} is not connected to {}", edge_text(move.at),
                      is_first ? "the new settlement" : "an own road, or only behind an enemy's building");
    }
    return {};
}

Legality check_city(Position const& position, Move const& move) {
    if (!position.mover().settlements.contains(move.at)) {
        return refuse("there is no own settlement at {}", to_text(topology.nodes[move.at]));
    }
    if (position.mover().cities.count() == most_cities) {
        return refuse("all {} cities are on the board", most_cities);
    }
    return check_price(position, cost::city, "a city");
}

Legality check_nothing(Position const& /*position*/, Move const& /*move*/) {
    return {};
}

Legality check_buy(Position const& position, Move const& /*move*/) {
    if (position.deck_size() == 0) {
        return refuse("all development cards are sold");
    }
    return check_price(position, cost::card, "a development card");
}

Legality check_play(Position const& position, Move const& move) {
    Card const card = move.card();
    if (position.mover().cards[card] == 0) {
        return refuse("there is no card {} in the hand", name_of(card));
    }
    if (position.has_played_card) {
        return refuse("a development card was already played in this turn");
    }
    if (position.mover().cards[card] == position.mover().new_cards[card]) {
        return refuse("the card {} was bought in this turn", name_of(card));
    }
    if (!can_play(position, card)) {
        return refuse("{}", card == Card::road_building ? "there is no road to build" : "the bank is empty");
    }
    return {};
}

Legality check_robber(Position const& position, Move const& move) {
    if (move.at == position.robber) {
        return refuse("the robber must move to another hex");
    }
    return {};
}

Legality check_steal(Position const& position, Move const& move) {
    if ((position.victims() >> move.at & 1U) == 0) {
        return refuse("cannot steal from player {}, who has no building there or no cards", move.at);
    }
    return {};
}

Legality check_choose(Position const& position, Move const& move) {
    if (position.phase == Phase::year_of_plenty && position.bank[move.resource()] == 0) {
        return refuse("the bank has no {} left", name_of(move.resource()));
    }
    return {};
}

Legality check_discard(Position const& position, Move const& move) {
    Resources const& hand = position.players[position.decider()].hand;
    if (move.give.total() != cards_to_discard(position)) {
        return refuse("{} cards are to be discarded, not {}", cards_to_discard(position), move.give.total());
    }
    if (!hand.contains(move.give)) {
        return refuse("{} are not in the hand, which is {}", to_text(move.give), to_text(hand));
    }
    return {};
}

// The one resource there is some of; where there are several or none, any that does not fit.
Resource kind_in(Resources const& resources) {
    std::uint8_t kind = 0;
    while (kind + 1U < kind_count && resources[static_cast<Resource>(kind)] == 0) {
        ++kind;
    }
    return static_cast<Resource>(kind);
}

Legality check_bank(Position const& position, Move const& move) {
    Resource const given = kind_in(move.give);
    int const rate = position.mover().rate(given);
    if (move.give != Resources::of(given, rate) || move.take.total() != 1 || move.take[given] != 0) {
        return refuse("the bank gives one card of another kind for {} of {}", rate, name_of(given));
    }
    if (!position.bank.contains(move.take)) {
        return refuse("the bank has no {} left", name_of(kind_in(move.take)));
    }
    return check_price(position, move.give, "the trade");
}

Legality check_offer(Position const& position, Move const& move) {
    if (move.at == position.turn || move.at >= position.player_count) {
        return refuse("cannot trade with player {}", move.at);
    }
    if (move.give.empty() || move.take.empty()) {
        return refuse("gifts are not allowed: both sides give something");
    }
    if (move.give.shares_a_kind_with(move.take)) {
        return refuse("a resource is not traded for itself");
    }
    if (position.offers >= most_offers_a_turn) {
        return refuse("{} offers were made in this turn, which is the most", most_offers_a_turn);
    }
    return check_price(position, move.give, "the offer");
}

Legality check_accept(Position const& position, Move const& /*move*/) {
    Resources const& hand = position.players[position.offer.partner].hand;
    if (!hand.contains(position.offer.take)) {
        return refuse("{} are wanted, and {} are in the hand", to_text(position.offer.take), to_text(hand));
    }
    return {};
}

// In the order of MoveKind.
constexpr std::array<Legality (*)(Position const&, Move const&), move_kind_count> checks{
    check_settlement, check_road, check_city,   check_nothing, check_nothing,
    check_buy,        check_play, check_robber, check_steal,   check_choose,
    check_discard,    check_bank, check_offer,  check_accept,  check_nothing};

} // namespace

Legality check(Position const& position, Move const& move) {
    Expectation const& expected = expectations[static_cast<std::size_t>(position.phase)];
    if ((expected.kinds >> static_cast<unsigned>(move.kind) & 1U) == 0) {
        return refuse("{}", expected.words);
    }
    return checks[static_cast<std::size_t>(move.kind)](position, move);
}

} // namespace catan
