#include "matches/play_match.hpp"

#include "matches/program_game.hpp"

#include <utility>

namespace matches {

using runtime::GameRecord;
using support::pass_on;
using support::Result;

namespace {

Result<GameRecord> play_with_engine(ProgramGame const& game, Match const& match, Place const& place,
                                    std::vector<runtime::Player> players,
                                    runtime::Conditions const& conditions) {
    if (auto const start = game.start(match.setup); !start) { // so many cannot play it, or not from there
        return pass_on(start);
    }
    auto record = runtime::play({.game = game.info().name, .channel = game.engine(place)}, std::move(players),
                                conditions);
    if (record) {
        record->game_version = game.info().version;
        record->seed = match.setup.seed;
    }
    return record;
}

} // namespace

Result<GameRecord> play_match(Match const& match, runtime::Conditions conditions) {
    Place const place{.game = match.game,
                      .match_seed = match.setup.seed,
                      .loop = match.loop,
                      .core = match.core,
                      .memory = match.memory};
    auto players = sit_down(match.bots, place);
    if (!players) {
        return pass_on(players);
    }
    conditions.loop = &match.loop;
    if (auto const* const game = as_program_game(match.game)) {
        return play_with_engine(*game, match, place, *std::move(players), conditions);
    }
    return runtime::play(match.game, match.setup, *std::move(players), conditions);
}

} // namespace matches
