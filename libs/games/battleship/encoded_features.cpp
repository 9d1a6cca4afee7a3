#include "battleship/encoded_features.hpp"

#include "battleship/afloat.hpp"

namespace battleship {

void put_squares(PositionSet const& squares, rules::FeatureWriter& writer) {
    auto const plane = writer.take(square_count);
    for (Position const square : squares) {
        plane[static_cast<std::size_t>(square.index())] = 1;
    }
}

std::vector<rules::FeatureBlock> map_features() {
    return {{.name = "missed", .shape = {grid_size, grid_size}},
            {.name = "known to be water", .shape = {grid_size, grid_size}},
            {.name = "hit", .shape = {grid_size, grid_size}},
            {.name = "sunk", .shape = {grid_size, grid_size}},
            {.name = "ships afloat by size", .shape = {largest_ship}}};
}

void put_map(TargetMap const& map, rules::FeatureWriter& writer) {
    put_squares(map.missed(), writer);
    put_squares(map.known(), writer);
    put_squares(map.hit(), writer);
    put_squares(map.sunk(), writer);
    auto const afloat = count_afloat(map);
    for (std::size_t size = 1; size <= largest_ship; ++size) {
        writer.put_share(afloat[size], largest_ship);
    }
}

} // namespace battleship
