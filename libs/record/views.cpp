#include "record/views.hpp"

#include "record/replay.hpp"
#include "rules/told_position.hpp"

#include <algorithm>

namespace record {

using support::JsonArray;
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

} // namespace record
