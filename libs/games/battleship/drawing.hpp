// Panels side by side, for a terminal and as a picture.
#pragma once

#include "battleship/panel.hpp"

#include <span>
#include <string>
#include <string_view>

namespace battleship {

// Lines that end in newlines; ANSI colours only if asked for.
[[nodiscard]] std::string draw_text(std::span<Panel const> panels, std::string_view caption, bool colour);

// A stand-alone picture that follows the reader's light or dark preference.
[[nodiscard]] std::string draw_svg(std::span<Panel const> panels, std::string_view caption);

} // namespace battleship
