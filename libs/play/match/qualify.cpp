#include "match/qualify.hpp"

#include "runtime/series.hpp"

#include <vector>

namespace match {

using record::GameRecord;
using runtime::Next;
using support::Result;

Result<void> qualify(GameRunner& runner, pairing::Qualification const& qualification,
                     AddQualificationGame const& add) {
    auto const& rules = qualification.rules();
    auto const play_game = [&](int number, runtime::SeriesThread const& thread) {
        auto const game = qualification.game(number);
        std::vector<int> players(static_cast<std::size_t>(rules.seats), baseline_number);
        players[static_cast<std::size_t>(game.seat)] = submission_number;
        return runner.play(players, game.seed, thread);
    };
    auto const hand_over = [&](int /*number*/, GameRecord const& record) -> Result<Next> {
        TULKAS_TRY(add(record));
        return qualification.is_over() ? Next::enough : Next::game;
    };
    return runtime::play_series(rules.games, runner.terms().threads, play_game, hand_over);
}

} // namespace match
