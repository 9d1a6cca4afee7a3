// The board for people: as text for a terminal and as a picture.
#pragma once

#include "ploy/position.hpp"

#include <optional>
#include <string>

namespace ploy {

struct Scene {
    Position position;
    std::optional<Move> last_move = {}; // marked, where colours can show it
};

// Three lines a row: strokes around ● (black) or ○ (white) are the lines of a piece.
[[nodiscard]] std::string draw_text(Scene const& scene, bool colour);

// A stand-alone SVG picture that follows the reader's choice of light or dark.
[[nodiscard]] std::string draw_svg(Scene const& scene);

} // namespace ploy
