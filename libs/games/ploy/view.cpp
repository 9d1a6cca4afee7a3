#include "ploy/view.hpp"

#include "ploy/notation.hpp"

namespace ploy {

support::JsonObject view_of(Scene const& scene) {
    support::JsonArray pieces;
    for (int number = 0; number < square_count; ++number) {
        auto const square = static_cast<Square>(number);
        if (auto const piece = scene.position.piece_at(square)) {
            pieces.push_back({{"square", to_text(square)},
                              {"colour", name_of(piece->colour)},
                              {"kind", name_of(kind_of(piece->mask))},
                              {"mask", piece->mask}});
        }
    }
    support::Json const last = scene.last_move ? support::Json(to_text(*scene.last_move)) : support::Json();
    return {{"position", to_text(scene.position)},
            {"to_move", name_of(scene.position.to_move())},
            {"last_move", last},
            {"pieces", std::move(pieces)}};
}

} // namespace ploy
