// What the tests of this folder share.
#pragma once

#include "martian_chess/moves.hpp"
#include "martian_chess/notation.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace martian_chess::testing {

inline Position position(std::string_view text) {
    auto const parsed = parse_position(text);
    TULKAS_ASSERT(parsed.has_value());
    return *parsed;
}

inline Move move(std::string_view text) {
    auto const parsed = parse_move(text);
    TULKAS_ASSERT(parsed.has_value());
    return *parsed;
}

// All legal moves as text, sorted.
inline std::vector<std::string> moves_of(Position const& position) {
    MoveList list;
    list_moves(position, list);
    std::vector<std::string> texts;
    std::ranges::transform(list, std::back_inserter(texts), [](Move each) { return to_text(each); });
    std::ranges::sort(texts);
    return texts;
}

inline std::vector<std::string> moves_of(std::string_view text) {
    return moves_of(position(text));
}

inline std::string after(std::string_view text, std::string_view move_text) {
    Position next = position(text);
    TULKAS_ASSERT(is_move(next, move(move_text)));
    next.play(move(move_text));
    return to_text(next);
}

} // namespace martian_chess::testing
