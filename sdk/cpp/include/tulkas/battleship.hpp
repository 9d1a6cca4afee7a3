// Battleship: the grid, the ships, and what a bot for it must know how to do.
#pragma once

#include "bot.hpp"

#include <array>
#include <compare>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas::battleship {

inline constexpr int grid_size = 10;

// Column A is 0, row 1 is 0: A-5 is {0, 4}.
struct Position {
    int column = 0;
    int row = 0;

    auto operator<=>(Position const&) const = default;
};

inline bool is_on_grid(Position position) {
    return position.column >= 0 && position.column < grid_size && position.row >= 0 &&
           position.row < grid_size;
}

// The up to four squares that share an edge with this one.
std::vector<Position> neighbours(Position position);

enum class Direction { horizontal, vertical };

struct Ship {
    Position position; // its leftmost or topmost square
    Direction direction = Direction::horizontal;
    int size = 1;

    std::vector<Position> squares() const;
    bool operator==(Ship const&) const = default;
};

enum class ShootResult { miss, hit, sink };

// What is known of the enemy's grid.
class TargetMap {
public:
    // Ten rows of ten characters, as calls carry them: . free, o missed, - known to be water, x hit, # sunk.
    static TargetMap parse(std::vector<std::string> const& rows);

    // Nothing where nothing is known. The water around a sunk ship is a miss; all parts of it are a sink.
    std::optional<ShootResult> at(Position position) const;
    // The legal targets, row by row.
    std::vector<Position> free_positions() const;

private:
    std::array<std::array<std::optional<ShootResult>, grid_size>, grid_size> m_rows{};
};

// A valid fleet of these sizes, at random; never fails for the sizes the game asks for.
std::vector<Ship> random_setup(std::vector<int> const& ship_sizes, std::mt19937& random);
std::vector<Ship> random_setup(std::vector<int> const& ship_sizes);

// "A-5".
std::string to_text(Position position);
Position parse_position(std::string_view text);

class Bot : public tulkas::Bot {
public:
    virtual std::vector<Ship> setup_field(std::vector<int> const& ship_sizes) = 0;
    virtual Position next_shoot(TargetMap const& target_map, std::optional<Position> previous_target,
                                std::optional<ShootResult> previous_result) = 0;

private:
    Json call(std::string_view method, Json const& params) final;
};

} // namespace tulkas::battleship

#ifndef TULKAS_PREPARED // see bot.hpp
#include "detail/battleship.hpp"
#endif
