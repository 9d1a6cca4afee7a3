#include "battleship/field_notation.hpp"

#include "battleship/lines.hpp"
#include "battleship/notation.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace battleship {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct Grid {
    PositionSet ships;
    PositionSet shots;
};

constexpr std::string_view letters = ".osx"; // shot at: 1, a ship: 2

char letter_at(Field const& field, Position position) {
    std::size_t const shot = field.map().tried().contains(position) ? 1 : 0;
    std::size_t const ship = field.fleet().squares().contains(position) ? 2 : 0;
    return letters[shot + ship];
}

Result<void> parse_square(std::string_view letter, Position position, Grid& grid) {
    std::size_t const code = letters.find(letter);
    if (code == std::string_view::npos) {
        return fail(ErrorKind::invalid, "{} is none of . o s x", to_text(position));
    }
    if ((code & 1U) != 0) {
        grid.shots.insert(position);
    }
    if ((code & 2U) != 0) {
        grid.ships.insert(position);
    }
    return {};
}

Result<void> parse_row(std::string_view text, int row, Grid& grid) {
    if (text.size() != grid_size) {
        return fail(ErrorKind::invalid, "row {} has {} squares instead of 10", row + 1, text.size());
    }
    for (int column = 0; column < grid_size; ++column) {
        auto const letter = text.substr(static_cast<std::size_t>(column), 1);
        if (auto const parsed = parse_square(letter, Position(column, row), grid); !parsed) {
            return parsed;
        }
    }
    return {};
}

Result<Grid> parse_grid(std::string_view text) {
    auto const rows = std::ranges::count(text, '/') + 1;
    if (rows != grid_size) {
        return fail(ErrorKind::invalid, "the grid {} has {} rows instead of 10", in_quotes(text), rows);
    }
    Grid grid;
    for (int row = 0; row < grid_size; ++row) {
        TULKAS_TRY(parse_row(cut_front(text, '/'), row, grid));
    }
    return grid;
}

Result<Fleet> fleet_on(PositionSet const& squares) {
    if (auto const bends = bends_in(squares); !bends.empty()) {
        return fail(ErrorKind::invalid, "ships bend or touch at {}", to_text(bends.first()));
    }
    std::vector<Ship> ships;
    for_each_line(squares, [&](Ship const& ship) { ships.push_back(ship); });
    auto fleet = Fleet::create(ships);
    if (!fleet) {
        return fail(ErrorKind::invalid, "{}", fleet.error().message);
    }
    return fleet;
}

// Water first, the last shot last: any other order may come upon squares that a sunk ship made known.
Result<Field> field_after(Fleet const& fleet, PositionSet const& shots, Position last) {
    Field field(fleet);
    for (auto const& part : {shots - fleet.squares(), shots & fleet.squares()}) {
        for (auto const target : part - PositionSet(last)) {
            field.shoot(target);
        }
    }
    if (field.is_sunk() || !field.map().free_positions().contains(last)) {
        return fail(ErrorKind::invalid, "the last shot {} was no legal target after the others",
                    to_text(last));
    }
    field.shoot(last);
    return field;
}

} // namespace

std::string to_text(Field const& field) {
    std::string text;
    for (auto const position : PositionSet::all()) {
        text += letter_at(field, position);
        if (position.column() == grid_size - 1) {
            text += position.row() == grid_size - 1 ? ' ' : '/';
        }
    }
    if (auto const last = field.last_shot()) {
        return text + to_text(last->target);
    }
    return text + "-";
}

Result<Field> parse_field(std::string_view grid_text, std::string_view last_text) {
    auto const grid = TULKAS_TRY(parse_grid(grid_text));
    auto const fleet = TULKAS_TRY(fleet_on(grid.ships));
    if (last_text == "-" && grid.shots.empty()) {
        return Field(fleet);
    }
    auto const last = parse_position(last_text);
    if (!last) {
        return fail(ErrorKind::invalid, "last shot: {}", last.error().message);
    }
    if (!grid.shots.contains(*last)) {
        return fail(ErrorKind::invalid, "the last shot {} is not among the shots", to_text(*last));
    }
    return field_after(fleet, grid.shots, *last);
}

Result<Field> parse_field(std::string_view text) {
    if (std::ranges::count(text, ' ') != 1) {
        return fail(ErrorKind::invalid,
                    "a position is a grid and its last shot, with one space between; not {}",
                    in_quotes(text));
    }
    auto const grid = cut_front(text, ' ');
    return parse_field(grid, text);
}

} // namespace battleship
