#include "runtime/series_plan.hpp"

#include <cstddef>

namespace runtime {

SeriesGame SeriesPlan::game(int index) const {
    int const round = index / games_in_round();
    SeriesGame game{.round = round,
                    .seed = seeds.empty() ? first_seed + static_cast<std::uint64_t>(round)
                                          : seeds.at(static_cast<std::size_t>(round)),
                    .players = {}};
    for (int seat = 0; seat < seats; ++seat) {
        game.players.push_back((index + seat + (swap ? 1 : 0)) % players);
    }
    return game;
}

} // namespace runtime
