#include "match/qualify.hpp"

#include "runtime/series.hpp"

#include <vector>

namespace match {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::Result;

Result<void> qualify(GameRunner& runner, pairing::Qualification const& qualification,
                     AddQualificationGame const& add) {
    auto const& rules = qualification.rules();
    auto const play_game = [&](int number, runtime::Worker const& worker) {
        auto const game = qualification.game(number);
        std::vector<int> players(static_cast<std::size_t>(rules.seats), baseline_number);
        players[static_cast<std::size_t>(game.seat)] = submission_number;
        return runner.play(players, game.seed, worker);
    };
    auto const hand_over = [&](int number, GameRecord const& record) -> Result<void> {
        auto const added = add(record);
        bool const is_decided = number + 1 < rules.games && qualification.is_over();
        if (!added || is_decided) {
            runner.terms().stop = true; // the games in progress would change nothing
        }
        return !added       ? added
               : is_decided ? Result<void>(fail(ErrorKind::refused, "an error has decided it"))
                            : Result<void>();
    };
    auto const played = runtime::play_series(rules.games, runner.terms().threads, play_game, hand_over);
    return qualification.is_over() ? Result<void>() : played;
}

} // namespace match
