// Pictures of a position: lines of text for a terminal, and SVG for a page.
#pragma once

#include "martian_chess/move.hpp"
#include "martian_chess/position.hpp"

#include <optional>
#include <string>

namespace martian_chess {

struct Scene {
    Position position;
    std::optional<Move> last_move;

    [[nodiscard]] bool marks(Square square) const {
        return last_move && (last_move->from == square || last_move->to == square);
    }
};

[[nodiscard]] std::string draw_text(Scene const& scene, bool colour);
[[nodiscard]] std::string draw_svg(Scene const& scene);

} // namespace martian_chess
