#include "catan/position.hpp"

#include "support/assert.hpp"

#include <bit>
#include <type_traits>

namespace catan {

static_assert(std::is_trivially_copyable_v<Position>);

Position Position::start(Layout const& layout, int player_count) {
    TULKAS_ASSERT(player_count >= static_cast<int>(least_players) &&
                  player_count <= static_cast<int>(most_players));
    Position position;
    position.layout = layout;
    position.player_count = static_cast<std::uint8_t>(player_count);
    position.robber = layout.desert();
    return position;
}

Seat Position::decider() const {
    switch (phase) {
    case Phase::discard:
        return static_cast<Seat>(std::countr_zero(discarding));
    case Phase::answer:
        return offer.partner;
    default:
        return turn;
    }
}

Seat Position::winner() const {
    return is_over() && points(turn) >= points_to_win ? turn : nobody;
}

int Position::public_points(Seat seat) const {
    Player const& player = players[seat];
    constexpr int bonus = 2;
    return player.settlements.count() + 2 * player.cities.count() + (longest_road == seat ? bonus : 0) +
           (largest_army == seat ? bonus : 0);
}

int Position::points(Seat seat) const {
    return public_points(seat) + players[seat].cards[Card::victory_point];
}

int Position::deck_size() const {
    int size = whole_deck.total() - played.total();
    for (Player const& player : seats()) {
        size -= player.card_count();
    }
    return size;
}

Cards Position::unseen_cards() const {
    Cards unseen = whole_deck - played;
    for (Player const& player : seats()) {
        unseen -= player.cards;
    }
    return unseen;
}

NodeSet Position::settlement_sites(Seat seat) const {
    return players[seat].road_ends - closed;
}

EdgeSet Position::road_sites(Seat seat) const {
    EdgeSet sites;
    for (Node const node : players[seat].road_ends - buildings_of_others(seat)) {
        sites |= topology.edges_of_node[node];
    }
    return sites - roads;
}

std::uint8_t Position::victims() const {
    NodeSet const around = topology.nodes_of_hex[robber];
    unsigned victims = 0;
    for (Seat seat = 0; seat < player_count; ++seat) {
        Player const& player = players[seat];
        if (seat != turn && player.hand_size() > 0 && !(player.buildings() & around).empty()) {
            victims |= 1U << seat;
        }
    }
    return static_cast<std::uint8_t>(victims);
}

namespace {

void hide_hand(Player& player) {
    player.hidden_resources = static_cast<std::uint8_t>(player.hand_size());
    player.hand = Resources{};
}

// The points that decided the game are laid open at its end.
void hide_cards(Player& player, bool is_over) {
    Cards const shown = is_over ? Cards::of(Card::victory_point, player.cards[Card::victory_point]) : Cards{};
    player.hidden_cards = static_cast<std::uint8_t>(player.card_count() - shown.total());
    player.cards = shown;
    player.new_cards = Cards{};
}

} // namespace

Position Position::seen_by(rules::Viewer viewer) const {
    Position seen = *this;
    for (Seat seat = 0; seat < player_count; ++seat) {
        if (!viewer.sees_secrets_of(seat)) {
            hide_hand(seen.players[seat]);
            hide_cards(seen.players[seat], is_over());
        }
    }
    return seen;
}

} // namespace catan
