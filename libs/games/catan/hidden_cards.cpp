#include "catan/hidden_cards.hpp"

#include "catan/draw.hpp"

namespace catan {

namespace {

template <typename Kind>
void deal(Counts<Kind>& pool, Counts<Kind>& hand, std::uint8_t& count, support::Random& random) {
    for (; count > 0; --count) {
        auto const card = Counts<Kind>::of(draw(pool, random));
        pool -= card;
        hand += card;
    }
}

} // namespace

Position deal_hidden_cards(Position position, support::Random& random) {
    Resources resources = Resources::each(cards_of_a_resource) - position.bank;
    for (Player const& player : position.seats()) {
        resources -= player.hand;
    }
    Cards cards = position.unseen_cards();
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        Player& player = position.players[seat];
        deal(resources, player.hand, player.hidden_resources, random);
        deal(cards, player.cards, player.hidden_cards, random);
    }
    return position;
}

} // namespace catan
