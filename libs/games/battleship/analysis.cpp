#include "battleship/analysis.hpp"

#include "battleship/density.hpp"
#include "battleship/map_letters.hpp"
#include "battleship/notation.hpp"

namespace battleship {

namespace {

support::Result<TargetMap> parse_map(std::string_view text) {
    MapReader map;
    for (int row = 0; row < grid_size; ++row) {
        auto const letters = support::cut_front(text, '/');
        if (letters.size() != grid_size) {
            return support::fail(support::ErrorKind::invalid, "row {} of the map must have 10 characters",
                                 row + 1);
        }
        for (int column = 0; column < grid_size; ++column) {
            if (!map.read(Position(column, row), letters[static_cast<std::size_t>(column)])) {
                return support::fail(support::ErrorKind::invalid, "{} is none of . o - x # in the map",
                                     to_text(Position(column, row)));
            }
        }
    }
    return map.map();
}

} // namespace

support::Result<rules::Analysis> analyse(rules::AnalysisWish const& wish) {
    auto const map = TULKAS_TRY(parse_map(wish.position));
    support::Random random(0);
    auto const density = density_of(map, random);
    rules::Analysis analysis;
    for (int row = 0; row < grid_size; ++row) {
        for (int column = 0; column < grid_size; ++column) {
            double const weight = density.weights[static_cast<std::size_t>(Position(column, row).index())];
            analysis.squares.push_back(density.total > 0 ? weight / density.total : 0);
        }
    }
    if (auto const best = densest(density); !best.empty()) {
        analysis.line.push_back(to_text(best.first()));
    }
    return analysis;
}

} // namespace battleship
