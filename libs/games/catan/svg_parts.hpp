// What the pictures of the game are made of: their style, the little drawings on the terrain, places in
// pixels.
#pragma once

#include "catan/position.hpp"

#include <string>
#include <string_view>

namespace catan::svg {

inline constexpr int board_width = 640;
inline constexpr int panel_width = 250;
inline constexpr int picture_width = board_width + panel_width;
inline constexpr int picture_height = 620;
inline constexpr double side = 58; // of a hex

struct Pixel {
    double x;
    double y;
};

[[nodiscard]] Pixel pixel_of(Point point);

// Colours, and a drawing for each terrain to be used by its name.
extern std::string_view const style;
extern std::string_view const drawings;

// The right part of the picture: the players, what they hold as far as it is known, the bank.
[[nodiscard]] std::string draw_panel(Position const& position);

} // namespace catan::svg
