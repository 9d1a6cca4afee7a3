// Any bytes as a target: refused, or a square that prints back as the same text.
#include "battleship/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(data, data + size);
    if (auto const position = battleship::parse_position(text)) {
        TULKAS_ASSERT(battleship::to_text(*position) == text);
    }
    return 0;
}
