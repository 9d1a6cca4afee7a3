#include "battleship/afloat.hpp"

#include "battleship/lines.hpp"

namespace battleship {

// A map from outside may show more or longer ships than a fleet has; there are never fewer than none left.
ShipCounts count_afloat(TargetMap const& map) {
    ShipCounts counts{};
    for (int const size : ship_sizes) {
        ++counts[static_cast<std::size_t>(size)];
    }
    for_each_line(map.sunk(), [&](Ship const& ship) {
        auto const size = static_cast<std::size_t>(ship.size);
        if (size < counts.size() && counts[size] > 0) {
            --counts[size];
        }
    });
    return counts;
}

} // namespace battleship
