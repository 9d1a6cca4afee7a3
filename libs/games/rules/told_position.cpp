#include "rules/told_position.hpp"

namespace rules {

support::JsonObject told_position(State const& state, std::int64_t ply, Viewer viewer) {
    return {{"ply", ply},
            {"view", state.view(viewer)},
            {"position", viewer.is_referee() ? support::Json(state.position()) : support::Json()}};
}

} // namespace rules
