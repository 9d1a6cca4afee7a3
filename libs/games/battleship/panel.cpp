#include "battleship/panel.hpp"

#include "battleship/afloat.hpp"
#include "battleship/json_forms.hpp"
#include "battleship/lines.hpp"
#include "battleship/notation.hpp"

#include <utility>

namespace battleship {

using support::JsonArray;
using support::JsonObject;

Panel make_panel(std::string title, Field const* field, bool is_open) {
    if (field == nullptr) {
        return {.title = std::move(title), .is_open = is_open};
    }
    return {.title = std::move(title),
            .is_open = is_open,
            .ships = is_open ? field->fleet().squares() : field->map().sunk(),
            .map = field->map(),
            .last_shot = field->last_shot()};
}

namespace {

JsonArray ships_of(Panel const& panel) {
    JsonArray ships;
    for_each_line(panel.ships, [&](Ship const& ship) { ships.push_back(to_json(ship)); });
    return ships;
}

// The sizes, largest first.
JsonArray afloat_in(Panel const& panel) {
    JsonArray sizes;
    auto const counts = count_afloat(panel.map);
    for (int size = largest_ship; size > 0; --size) {
        sizes.insert(sizes.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>(size)]), size);
    }
    return sizes;
}

} // namespace

JsonObject to_json(Panel const& panel) {
    JsonObject object{{"grid", grid_to_json(panel.map, panel.ships)},
                      {"ships", ships_of(panel)},
                      {"afloat", afloat_in(panel)},
                      {"shots", panel.map.tried().count()},
                      {"last_target", nullptr},
                      {"last_result", nullptr}};
    if (panel.last_shot) {
        object["last_target"] = to_text(panel.last_shot->target);
        object["last_result"] = to_text(panel.last_shot->result);
    }
    return object;
}

} // namespace battleship
