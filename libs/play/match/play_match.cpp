#include "match/play_match.hpp"

#include "match/program_game.hpp"
#include "match/side_by_side.hpp"

#include <utility>

namespace match {

using record::GameRecord;
using support::pass_on;
using support::Result;

namespace {

Result<GameRecord> play_with_engine(ProgramGame const& game, rules::Setup const& setup,
                                    Seating const& seating, std::vector<runtime::Player> players,
                                    runtime::Conditions const& conditions) {
    if (auto const start = game.start(setup); !start) { // wrong number of players, or an invalid position
        return pass_on(start);
    }
    auto engine = TULKAS_TRY(game.engine(seating));
    auto record = runtime::play({.game = game.info().name,
                                 .channel = std::move(engine),
                                 .start = game.told(setup),
                                 .teams = game.info().teams},
                                std::move(players), conditions);
    if (record) {
        record->game_version = game.info().version;
        record->seed = setup.seed;
        record->options = setup.options.values();
    }
    return record;
}

// The engine of a challenge knows one player.
Result<GameRecord> play_each_alone(ProgramGame const& game, rules::Setup const& setup, Seating const& seating,
                                   std::vector<runtime::Player> players,
                                   runtime::Conditions const& conditions) {
    auto alone = setup;
    alone.seats = 1;
    std::vector<GameRecord> records;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        std::vector<runtime::Player> one;
        one.push_back(std::move(players[seat]));
        auto its = conditions;
        if (!conditions.limits.of_seats.empty()) {
            its.limits.of_seats = {conditions.limits.of_seats[seat]};
        }
        its.opening.clear();
        for (auto const& move : conditions.opening) {
            if (move.seat == static_cast<rules::Seat>(seat)) {
                its.opening.push_back({.seat = 0, .move = move.move, .cpu = move.cpu});
            }
        }
        its.differs = {}; // it would be told plies of another game
        its.watcher = {}; // likewise
        its.after_game = [&](std::size_t /*the only one*/, rules::Duration wall) {
            conditions.after_game(seat, wall);
        };
        auto record = play_with_engine(game, alone, seating, std::move(one), its);
        if (!record) {
            return record;
        }
        records.push_back(*std::move(record));
    }
    return side_by_side(std::move(records));
}

} // namespace

Result<GameRecord> play_match(Match const& match, runtime::Conditions conditions) {
    auto const* const game = as_program_game(match.game);
    Seating const seating{.game = match.game,
                          .match_seed = match.setup.seed,
                          .loop = match.loop,
                          .core = game != nullptr ? game->core_for_bots(match.core) : match.core,
                          .memory = match.memory};
    auto players = TULKAS_TRY(sit_down(match.bots, seating));
    conditions.loop = &match.loop;
    if (game != nullptr) {
        bool const is_challenge = game->info().kind == rules::Kind::challenge;
        auto const play_it = is_challenge && match.setup.seats > 1 ? play_each_alone : play_with_engine;
        return play_it(*game, match.setup, seating, std::move(players), conditions);
    }
    return runtime::play(match.game, match.setup, std::move(players), conditions);
}

} // namespace match
