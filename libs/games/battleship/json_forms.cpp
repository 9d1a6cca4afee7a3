#include "battleship/json_forms.hpp"

#include "battleship/map_letters.hpp"
#include "battleship/notation.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <functional>
#include <string>

namespace battleship {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Json;
using support::JsonArray;
using support::Result;

namespace {

Result<Direction> direction_from(std::string_view name) {
    for (auto const direction : {Direction::horizontal, Direction::vertical}) {
        if (name == to_text(direction)) {
            return direction;
        }
    }
    return fail(ErrorKind::invalid, "\"direction\" is {}, neither horizontal nor vertical", in_quotes(name));
}

Result<Position> position_member(Json const& ship) {
    auto const text = TULKAS_TRY(support::string_member(ship, "position"));
    return parse_position(text);
}

Result<Direction> direction_member(Json const& ship) {
    auto const name = TULKAS_TRY(support::string_member(ship, "direction"));
    return direction_from(name);
}

Result<int> size_member(Json const& ship) {
    auto const size = TULKAS_TRY(support::integer_member(ship, "size"));
    if (size < 1 || size > grid_size) {
        return fail(ErrorKind::invalid, "\"size\" is {}, not 1 to 10", size);
    }
    return static_cast<int>(size);
}

Result<Ship> ship_from_json(Json const& value) {
    auto const position = TULKAS_TRY(position_member(value));
    auto const direction = TULKAS_TRY(direction_member(value));
    auto const size = TULKAS_TRY(size_member(value));
    if (value.get_object().size() != 3) {
        return fail(ErrorKind::invalid, "a ship has nothing but \"position\", \"direction\" and \"size\"");
    }
    return Ship{position, direction, size};
}

Result<void> read_row(Json const& value, int row, MapReader& map) {
    auto const* text = value.if_string();
    if (text == nullptr || text->size() != grid_size) {
        return fail(ErrorKind::invalid, "row {} of the map is not a string of 10 characters", row + 1);
    }
    for (int column = 0; column < grid_size; ++column) {
        Position const position(column, row);
        if (!map.read(position, text->at(static_cast<std::size_t>(column)))) {
            return fail(ErrorKind::invalid, "{} is none of . o - x # in the map", to_text(position));
        }
    }
    return {};
}

} // namespace

JsonArray ship_sizes_to_json() {
    JsonArray sizes;
    for (int const size : ship_sizes) {
        sizes.emplace_back(size);
    }
    return sizes;
}

Result<void> check_ship_sizes(Json const& value) {
    auto const* sizes = value.if_array();
    auto const standard = ship_sizes_to_json();
    if (sizes == nullptr || !std::ranges::is_permutation(*sizes, standard)) {
        return fail(ErrorKind::invalid, "the ship sizes are not {}", ship_sizes_text);
    }
    return {};
}

Json to_json(Ship const& ship) {
    return {
        {"position", to_text(ship.position)}, {"direction", to_text(ship.direction)}, {"size", ship.size}};
}

JsonArray to_json(std::span<Ship const> ships) {
    JsonArray list;
    for (auto const& ship : ships) {
        list.push_back(to_json(ship));
    }
    return list;
}

Result<Fleet::Ships> ships_from_json(Json const& value) {
    auto const* list = value.if_array();
    if (list == nullptr) {
        return fail(ErrorKind::invalid, "a fleet is a list of {} ships", ship_count);
    }
    if (list->size() != ship_count) {
        return fail(ErrorKind::invalid, "a fleet is a list of {} ships, not of {}", ship_count, list->size());
    }
    Fleet::Ships ships;
    for (std::size_t index = 0; index < ship_count; ++index) {
        auto const ship = ship_from_json(list->at(index));
        if (!ship) {
            return fail(ErrorKind::invalid, "ship {}: {}", index + 1, ship.error().message);
        }
        ships[index] = *ship;
    }
    return ships;
}

JsonArray grid_to_json(TargetMap const& map, PositionSet const& shown) {
    JsonArray rows;
    for (int row = 0; row < grid_size; ++row) {
        std::string text;
        for (int column = 0; column < grid_size; ++column) {
            text += letter_at(map, shown, Position(column, row));
        }
        rows.emplace_back(text);
    }
    return rows;
}

Result<TargetMap> target_map_from_json(Json const& value) {
    auto const* rows = value.if_array();
    if (rows == nullptr || rows->size() != grid_size) {
        return fail(ErrorKind::invalid, "the map is not a list of 10 rows");
    }
    MapReader map;
    for (int row = 0; row < grid_size; ++row) {
        TULKAS_TRY(read_row(rows->at(static_cast<std::size_t>(row)), row, map));
    }
    return map.map();
}

} // namespace battleship
