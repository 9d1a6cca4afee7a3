#include "catan/analysis.hpp"

#include "catan/hidden_cards.hpp"
#include "catan/notation.hpp"
#include "catan/outlook.hpp"
#include "catan/position_notation.hpp"
#include "catan/settler.hpp"

#include <algorithm>

namespace catan {

namespace {

constexpr int deals = 40;

bool knows_cards_of(Player const& player) {
    return player.hidden_resources == 0 && player.hidden_cards == 0;
}

std::vector<double> estimate(Position const& position, Land const& land) {
    std::vector<double> chances(position.player_count, 0.0);
    support::Random random(0);
    int const rounds = std::ranges::all_of(position.seats(), knows_cards_of) ? 1 : deals;
    for (int round = 0; round < rounds; ++round) {
        auto const whole = deal_hidden_cards(position, random);
        for (Seat seat = 0; seat < position.player_count; ++seat) {
            chances[seat] += outlook(whole, land, seat) / rounds;
        }
    }
    return chances;
}

} // namespace

support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish) {
    // The last field is the state of the dice, which is nobody's business.
    auto const position = TULKAS_TRY(parse_position(wish.position.substr(0, wish.position.rfind(' '))));
    Settler const settler(position.layout, Settler::Offers::none);
    rules::Analysis analysis{.chances = estimate(position, settler.land())};
    if (position.is_over()) {
        analysis.plies_to_end = 0;
    } else if (knows_cards_of(position.players[position.decider()])) {
        support::Random random(0);
        analysis.line.push_back(
            to_text(settler.choose(position.seen_by(rules::Viewer::seat(position.decider())), random)));
    }
    return analysis;
}

} // namespace catan
