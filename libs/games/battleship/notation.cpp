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
using support::whole_number;

std::string to_text(Position position) {
    return fmt::format("{}-{}", static_cast<char>('A' + position.column()), position.row() + 1);
}

std::string_view to_text(Direction direction) {
    return direction == Direction::horizontal ? "horizontal" : "vertical";
}

std::string_view to_text(ShootResult result) {
    constexpr std::array<std::string_view, 3> names{"miss", "hit", "sink"};
    return names[static_cast<std::size_t>(result)];
}

std::string to_text(Ship const& ship) {
    return fmt::format("{}-{}-{}", to_text(ship.position), to_text(ship.direction).front(), ship.size);
}

std::string to_text(std::span<Ship const> ships) {
    std::string text;
    for (auto const& ship : ships) {
        text += (text.empty() ? "" : ",") + to_text(ship);
    }
    return text;
}

Result<Position> parse_position(std::string_view text) {
    auto row_text = text;
    auto const column_text = cut_front(row_text, '-');
    auto const row = whole_number<int>(row_text);
    if (column_text.size() != 1 || !row) {
        return fail(ErrorKind::invalid, "{} is not a square (A-1 to J-10)", in_quotes(text));
    }
    char const column = column_text.front();
    if (column < 'A' || column > 'J') {
        return fail(ErrorKind::invalid, "column {} is off the grid (A–J)", in_quotes(column_text));
    }
    if (*row < 1 || *row > grid_size) {
        return fail(ErrorKind::invalid, "row {} is off the grid (1–10)", *row);
    }
    return Position(column - 'A', *row - 1);
}

Result<Ship> parse_ship(std::string_view text) {
    std::size_t const second_hyphen = text.find('-', text.find('-') + 1);
    auto const position = TULKAS_TRY(parse_position(text.substr(0, second_hyphen)));
    auto rest = text.substr(std::min(second_hyphen, text.size() - 1) + 1);
    auto const direction = cut_front(rest, '-');
    if (direction != "h" && direction != "v") {
        return fail(ErrorKind::invalid, "direction {} is neither h nor v", in_quotes(direction));
    }
    auto const size = whole_number<int>(rest);
    if (!size) {
        return fail(ErrorKind::invalid, "size {} is not a whole number", in_quotes(rest));
    }
    return Ship{position, direction == "h" ? Direction::horizontal : Direction::vertical, *size};
}

Result<Fleet> parse_fleet(std::string_view text) {
    auto const count = static_cast<std::size_t>(std::ranges::count(text, ',')) + 1;
    if (count != ship_count) {
        return fail(ErrorKind::invalid, "a fleet is {} ships joined by commas, such as A-5-h-4; {} has {}",
                    ship_count, in_quotes(text), count);
    }
    Fleet::Ships ships;
    for (std::size_t index = 0; index < ship_count; ++index) {
        auto const part = cut_front(text, ',');
        auto const ship = parse_ship(part);
        if (!ship) {
            return fail(ErrorKind::invalid, "ship {} ({}): {}", index + 1, in_quotes(part),
                        ship.error().message);
        }
        ships[index] = *ship;
    }
    return Fleet::create(ships);
}

} // namespace battleship
