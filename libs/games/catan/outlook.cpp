#include "catan/outlook.hpp"

#include <algorithm>
#include <cmath>

namespace catan {

namespace {

namespace weight {

constexpr double point = 0.576;
constexpr double pip = 0.0488;
constexpr double city_pip = 0.06; // besides, of grain and ore
constexpr double resource = 0.2;  // a kind of which there is an income
constexpr double card_in_hand = 0.113;
constexpr double site = 0.233; // where a settlement could be built at once
constexpr double knight = 0.11;
constexpr double development_card = 0.46;
constexpr double road = 0.072;
constexpr double turn_to_wait = -0.075;

} // namespace weight

double income_strength(Pips const& income) {
    constexpr int enough = 15;
    auto const kinds =
        std::ranges::count_if(all_resources, [&](Resource resource) { return income[resource] > 0; });
    int const for_cities = std::min(enough, income[Resource::grain] + income[Resource::ore]);
    return weight::pip * income.total() + weight::city_pip * for_cities +
           weight::resource * static_cast<double>(kinds);
}

double strength(Position const& position, Land const& land, Seat seat) {
    constexpr int safe_cards = 8;
    constexpr int enough_sites = 3;
    Player const& player = position.players[seat];
    int const hidden_strength = player.cards.total() - player.cards[Card::victory_point];
    int const to_wait = (seat + position.player_count - position.turn) % position.player_count;
    return income_strength(land.income(player)) + weight::point * position.points(seat) +
           weight::card_in_hand * std::min(safe_cards, player.hand_size()) +
           weight::site * std::min(enough_sites, position.settlement_sites(seat).count()) +
           weight::knight * player.knights + weight::development_card * hidden_strength +
           weight::road * player.road_length + weight::turn_to_wait * to_wait;
}

} // namespace

double outlook(Position const& position, Land const& land, Seat seat) {
    if (position.is_over()) {
        return position.winner() == seat ? 1 : 0;
    }
    double own = 0;
    double all = 0;
    for (Seat other = 0; other < position.player_count; ++other) {
        double const share = std::exp(strength(position, land, other));
        all += share;
        own = other == seat ? share : own;
    }
    return own / all;
}

} // namespace catan
