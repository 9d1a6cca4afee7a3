// What a player works towards: the next thing to build, and what is missing for it.
#pragma once

#include "catan/land.hpp"
#include "catan/position.hpp"

#include <cstdint>
#include <string_view>

namespace catan {

enum class Goal : std::uint8_t { city, settlement, road, card };

[[nodiscard]] constexpr std::string_view name_of(Goal goal) {
    constexpr std::array<std::string_view, 4> names{"a city", "a settlement", "a road", "a card"};
    return names[static_cast<std::size_t>(goal)];
}

[[nodiscard]] constexpr Resources cost_of(Goal goal) {
    constexpr std::array<Resources, 4> costs{cost::city, cost::settlement, cost::road, cost::card};
    return costs[static_cast<std::size_t>(goal)];
}

// Of what is wanted, the cards that a hand does not have; and of a hand, those that are not wanted.
[[nodiscard]] constexpr Resources missing(Resources const& wanted, Resources const& hand) {
    Resources missing{};
    for (Resource const resource : all_resources) {
        if (int const count = wanted[resource] - hand[resource]; count > 0) {
            missing += Resources::of(resource, count);
        }
    }
    return missing;
}

struct Plan {
    Goal goal = Goal::card;
    Resources wanted{}; // what it costs

    [[nodiscard]] Resources lacks(Resources const& hand) const { return missing(wanted, hand); }
    [[nodiscard]] Resources spares(Resources const& hand) const { return missing(hand, wanted); }
    [[nodiscard]] bool is_affordable(Resources const& hand) const { return hand.contains(wanted); }
};

// How many rolls it takes to get these cards with this income, about.
[[nodiscard]] double rolls_for(Resources const& cards, Player const& player, Pips const& income);

// How good a road there would be: for a settlement it leads towards, or for the longest road.
[[nodiscard]] double road_worth(Position const& position, Land const& land, Seat seat, Edge edge);

// What brings this player the most for the time it takes. Looks only at what that player knows.
[[nodiscard]] Plan make_plan(Position const& position, Land const& land, Seat seat);

} // namespace catan
