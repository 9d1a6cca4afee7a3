// One grid as a viewer sees it: views and pictures are made from it.
//
// A panel of a grid whose secrets the viewer may not know is made from the shooter's map alone, so nothing
// drawn from it can tell more.
#pragma once

#include "battleship/field.hpp"
#include "battleship/target_map.hpp"
#include "support/json.hpp"

#include <optional>
#include <string>

namespace battleship {

struct Panel {
    std::string title = {};
    bool is_open = false;   // all ships are shown, not only those that are sunk
    PositionSet ships = {}; // those that are shown
    TargetMap map = {};
    std::optional<Shot> last_shot = {};
};

// No field: one that is not set up yet.
[[nodiscard]] Panel make_panel(std::string title, Field const* field, bool is_open);

// {"grid", "ships", "afloat", "shots", "last_target", "last_result"}.
[[nodiscard]] support::JsonObject to_json(Panel const& panel);

} // namespace battleship
