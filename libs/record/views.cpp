#include "record/views.hpp"

#include "record/replay.hpp"
#include "rules/told_position.hpp"

#include <algorithm>

namespace record {

using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

Result<JsonArray> views_from(rules::Game const& game, GameRecord const& record, std::size_t from,
                             std::size_t most) {
    auto const last = record.moves.size();
    JsonArray views;
    if (from > last || most == 0) {
        return views;
    }
    auto const state = TULKAS_TRY(replay_to(game, record, from));
    auto const end = std::min(last, from + most - 1);
    for (auto ply = from;; ++ply) {
        views.push_back(
            rules::told_position(*state, static_cast<std::int64_t>(ply), rules::Viewer::referee()));
        if (ply == end) {
            return views;
        }
        TULKAS_TRY(state->play(record.moves[ply].move));
    }
}

namespace {

// A move of such a game is the JSON text of an answer.
Json answer_before(GameRecord const& record, std::size_t ply) {
    if (ply == 0) {
        return nullptr;
    }
    auto const& move = record.moves[ply - 1];
    auto const answer = support::parse_json(move.move);
    return JsonObject{{"seat", move.seat},
                      {"answer", answer                           ? *answer
                                 : move.move == record::no_answer ? Json()
                                                                  : Json(move.move)}};
}

} // namespace

Result<JsonArray> shown_views_from(GameRecord const& record, std::size_t from, std::size_t most) {
    JsonArray views;
    ShownReader reader(record.shown);
    for (auto ply = from; ply <= record.moves.size() && views.size() < most; ++ply) {
        auto const* const shown = TULKAS_TRY(reader.at(ply));
        JsonObject view{{"asked", nullptr}, {"answered", answer_before(record, ply)}};
        if (auto const* const members = shown->if_object()) {
            auto const* const all = members->if_contains("all");
            view.emplace("shown", all == nullptr ? Json() : *all);
            if (auto const* const of_seats = members->if_contains("seats")) {
                view.emplace("shown_to", *of_seats);
            }
        }
        views.emplace_back(JsonObject{
            {"ply", static_cast<std::int64_t>(ply)}, {"view", std::move(view)}, {"position", nullptr}});
    }
    return views;
}

} // namespace record
