// Shoots where a ship is most likely to lie, over the fleets that agree with the map.

#include "battleship/density.hpp"
#include "battleship/shooters.hpp"

namespace battleship {

Position density_shot(TargetMap const& map, support::Random& random) {
    auto const best = densest(density_of(map, random));
    if (best.empty()) { // or so hard to find that counting ships one by one says more
        return counted_shot(map, random);
    }
    return best.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(best.count()))));
}

} // namespace battleship
