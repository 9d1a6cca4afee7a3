// Any bytes as a position of either game: refused, or a position that prints back as the same text.
#include "battleship/battle_notation.hpp"
#include "battleship/field_notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(data, data + size);
    if (auto const battle = battleship::parse_battle(text)) {
        TULKAS_ASSERT(battleship::to_text(*battle) == text);
    }
    if (auto const field = battleship::parse_field(text)) {
        TULKAS_ASSERT(battleship::to_text(*field) == text);
    }
    return 0;
}
