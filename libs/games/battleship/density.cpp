#include "battleship/density.hpp"

#include "battleship/possible_fleets.hpp"

#include <cstddef>

namespace battleship {

namespace {

constexpr int samples = 500;
constexpr double most_counted = 1000; // as much work as the samples

void add(Density& density, PossibleFleet const& fleet, PositionSet const& hit) {
    density.total += fleet.weight();
    for (auto const& ship : fleet.ships()) {
        for (auto const position : ship.squares - hit) {
            density.weights[static_cast<std::size_t>(position.index())] += fleet.weight();
        }
    }
}

} // namespace

Density density_of(TargetMap const& map, support::Random& random) {
    PossibleFleets const fleets(map);
    Density density;
    if (fleets.most() <= most_counted) {
        fleets.for_each([&](PossibleFleet const& fleet) { add(density, fleet, map.hit()); });
        return density;
    }
    for (int sample = 0; sample < samples; ++sample) {
        if (auto const fleet = fleets.draw(random)) {
            add(density, *fleet, map.hit());
        }
    }
    return density;
}

PositionSet densest(Density const& density) {
    PositionSet best;
    double highest = 0;
    for (auto const position : PositionSet::all()) {
        double const weight = density.weights[static_cast<std::size_t>(position.index())];
        if (weight > highest) {
            highest = weight;
            best = PositionSet();
        }
        if (weight > 0 && weight == highest) {
            best.insert(position);
        }
    }
    return best;
}

} // namespace battleship
