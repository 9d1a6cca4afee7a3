// All games of a record, one JSON value a line: what programs that learn read.
//
// A game is written before the next one is read, so a tournament may have any number of them.
#include "record/replay.hpp"
#include "support/json.hpp"
#include "tulkas/output.hpp"
#include "tulkas/replay_arguments.hpp"

namespace tulkas {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

// What the player saw who made each move, before it.
Result<JsonArray> views_of_movers(rules::Game const& game, GameRecord const& record) {
    JsonArray views;
    auto const state = TULKAS_TRY(record::replay_to(game, record, 0));
    for (auto const& move : record.moves) {
        views.push_back(state->view(rules::Viewer::seat(move.seat)));
        if (!state->turn_to(move.seat)) {
            return fail(ErrorKind::refused, "ply {}: seat {} moves, but it is not its turn", views.size() - 1,
                        move.seat);
        }
        TULKAS_TRY(state->play(move.move));
    }
    return views;
}

Result<Json> game_line(Replay const& replay, int number, bool has_views) {
    JsonObject object{{"number", number}};
    for (auto const& member : record_json(replay.record)) {
        object.insert(member);
    }
    object.erase("logs");
    JsonArray seats;
    for (auto const& move : replay.record.moves) {
        seats.emplace_back(move.seat);
    }
    object.emplace("seats_of_moves", std::move(seats));
    if (has_views) {
        TULKAS_TRY(replay.needs_game());
        object.emplace("views", TULKAS_TRY(views_of_movers(*replay.game, replay.record)));
    }
    return object;
}

} // namespace

Result<void> print_lines(RecordedGames const& recorded, std::vector<int> const& numbers,
                         ReplayArguments const& arguments, rules::Registry const& games) {
    for (int const number : numbers) {
        auto const replay = TULKAS_TRY(Replay::read(recorded, number, games));
        auto const line = game_line(replay, number, arguments.views);
        if (!line) {
            return std::unexpected(recorded.error(number, line.error()));
        }
        TULKAS_TRY(print_json(*line));
    }
    return {};
}

} // namespace tulkas
