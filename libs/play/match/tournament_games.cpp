#include "match/tournament_games.hpp"

#include "match/kept_games.hpp"
#include "runtime/series.hpp"

#include <vector>

namespace match {

using record::GameRecord;
using support::Result;

namespace {

// The games that can be played now: their players are known, and they have not been played yet.
std::vector<int> open_games(pairing::Tournament const& tournament) {
    std::vector<int> open;
    for (int game = 0; game < tournament.games(); ++game) {
        if (!tournament.has_played(game)) {
            open.push_back(game);
        }
    }
    return open;
}

} // namespace

Result<bool> play_tournament(GameRunner& runner, pairing::Tournament const& tournament,
                             pairing::GameStore* store, AddTournamentGame const& add) {
    KeptGames games(runner, store);
    while (!tournament.is_over()) {
        auto const open = open_games(tournament);
        auto const number = [&](int index) { return open[static_cast<std::size_t>(index)]; };
        auto const played = runtime::play_series(
            static_cast<int>(open.size()), runner.terms().threads,
            [&](int index, runtime::SeriesThread const& thread) {
                return games.play(tournament.fixture(number(index)), thread);
            },
            [&](int index, GameRecord const& record) -> Result<runtime::Next> {
                TULKAS_TRY(add(number(index), record));
                return runtime::Next::game;
            });
        if (!played) {
            return games.end(played);
        }
    }
    return true;
}

} // namespace match
