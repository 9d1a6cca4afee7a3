// The inner workings of ../battleship.hpp.
#pragma once

#include "../battleship.hpp"
#include "words.hpp"

#include <algorithm>
#include <functional>

namespace tulkas::battleship {

inline std::vector<Position> neighbours(Position position) {
    auto const [column, row] = position;
    std::vector<Position> result{{column, row - 1}, {column - 1, row}, {column + 1, row}, {column, row + 1}};
    std::erase_if(result, std::not_fn(is_on_grid));
    return result;
}

inline std::vector<Position> Ship::squares() const {
    std::vector<Position> result;
    for (int part = 0; part < size; ++part) {
        bool const across = direction == Direction::horizontal;
        result.push_back({position.column + (across ? part : 0), position.row + (across ? 0 : part)});
    }
    return result;
}

inline std::string to_text(Position position) {
    return std::string(1, static_cast<char>('A' + position.column)) + '-' + std::to_string(position.row + 1);
}

inline Position parse_position(std::string_view text) {
    std::string_view row = text;
    std::string_view const column = tulkas::detail::take_until(row, '-');
    Position const position{column.size() == 1 ? column[0] - 'A' : -1,
                            tulkas::detail::number_in(row).value_or(0) - 1};
    if (!is_on_grid(position)) {
        throw std::invalid_argument("no square: " + std::string(text.substr(0, 60)));
    }
    return position;
}

namespace detail {

inline std::optional<ShootResult> knowledge_of(char letter) {
    switch (letter) {
    case '.':
        return std::nullopt;
    case 'o':
    case '-':
        return ShootResult::miss;
    case 'x':
        return ShootResult::hit;
    case '#':
        return ShootResult::sink;
    default:
        throw std::invalid_argument("no mark of a map: " + std::string(1, letter));
    }
}

} // namespace detail

inline TargetMap TargetMap::parse(std::vector<std::string> const& rows) {
    TargetMap map;
    bool const is_grid = rows.size() == grid_size && std::ranges::all_of(rows, [](std::string const& row) {
                             return row.size() == grid_size;
                         });
    if (!is_grid) {
        throw std::invalid_argument("the map is not 10 rows of 10");
    }
    for (std::size_t row = 0; row < grid_size; ++row) {
        std::ranges::transform(rows[row], map.m_rows[row].begin(), detail::knowledge_of);
    }
    return map;
}

inline std::optional<ShootResult> TargetMap::at(Position position) const {
    return m_rows.at(static_cast<std::size_t>(position.row)).at(static_cast<std::size_t>(position.column));
}

inline std::vector<Position> TargetMap::free_positions() const {
    std::vector<Position> result;
    for (int row = 0; row < grid_size; ++row) {
        for (int column = 0; column < grid_size; ++column) {
            if (!at({column, row})) {
                result.push_back({column, row});
            }
        }
    }
    return result;
}

namespace detail {

// The squares that no ship may use any more, because of the ships that are there.
using Taken = std::array<std::array<bool, grid_size>, grid_size>;

inline bool& taken_at(Taken& taken, Position position) {
    return taken.at(static_cast<std::size_t>(position.row)).at(static_cast<std::size_t>(position.column));
}

inline void place(Taken& taken, Ship const& ship) {
    for (auto const square : ship.squares()) {
        taken_at(taken, square) = true;
        for (auto const beside : neighbours(square)) {
            taken_at(taken, beside) = true;
        }
    }
}

inline bool fits(Taken& taken, Ship const& ship) {
    return std::ranges::all_of(
        ship.squares(), [&](Position square) { return is_on_grid(square) && !taken_at(taken, square); });
}

inline std::vector<Ship> places_for(int size, Taken& taken) {
    std::vector<Ship> places;
    for (int index = 0; index < grid_size * grid_size; ++index) {
        for (auto const direction : {Direction::horizontal, Direction::vertical}) {
            Ship const ship{{index % grid_size, index / grid_size}, direction, size};
            bool const is_new = size > 1 || direction == Direction::horizontal;
            if (is_new && fits(taken, ship)) {
                places.push_back(ship);
            }
        }
    }
    return places;
}

} // namespace detail

// The largest ship first, each at one of the places that are left; so there always is one.
inline std::vector<Ship> random_setup(std::vector<int> const& ship_sizes, std::mt19937& random) {
    std::vector<int> sizes = ship_sizes;
    std::ranges::sort(sizes, std::greater());
    detail::Taken taken{};
    std::vector<Ship> ships;
    for (int const size : sizes) {
        auto const places = detail::places_for(size, taken);
        if (places.empty()) {
            throw std::invalid_argument("no room for a ship of size " + std::to_string(size));
        }
        std::uniform_int_distribution<std::size_t> choice(0, places.size() - 1);
        ships.push_back(places[choice(random)]);
        detail::place(taken, ships.back());
    }
    return ships;
}

inline std::vector<Ship> random_setup(std::vector<int> const& ship_sizes) {
    std::mt19937 random(std::random_device{}());
    return random_setup(ship_sizes, random);
}

namespace detail {

inline Json to_json(Ship const& ship) {
    return Json::Object{{"position", to_text(ship.position)},
                        {"direction", ship.direction == Direction::horizontal ? "horizontal" : "vertical"},
                        {"size", ship.size}};
}

inline std::optional<Position> position_or_null(Json const& value) {
    return value.is_null() ? std::nullopt : std::optional(parse_position(value.text()));
}

inline std::optional<ShootResult> result_or_null(Json const& value) {
    if (value.is_null()) {
        return std::nullopt;
    }
    static constexpr std::array<std::string_view, 3> names{"miss", "hit", "sink"};
    auto const found = std::ranges::find(names, value.text());
    if (found == names.end()) {
        throw std::invalid_argument("no result of a shot: " + value.text());
    }
    return static_cast<ShootResult>(found - names.begin());
}

} // namespace detail

inline Json Bot::call(std::string_view method, Json const& params) {
    if (method == "setup_field") {
        Json::Array ships;
        for (auto const& ship : setup_field(params["ship_sizes"].as<std::vector<int>>())) {
            ships.push_back(detail::to_json(ship));
        }
        return ships;
    }
    if (method == "next_shoot") {
        return to_text(next_shoot(TargetMap::parse(params["target_map"].as<std::vector<std::string>>()),
                                  detail::position_or_null(params["previous_target"]),
                                  detail::result_or_null(params["previous_result"])));
    }
    throw std::invalid_argument("Battleship has no method " + std::string(method));
}

} // namespace tulkas::battleship
