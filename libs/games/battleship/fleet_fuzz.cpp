// Any bytes as a fleet: refused, or a right fleet that goes both ways.
#include "battleship/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(data, data + size);
    if (auto const fleet = battleship::parse_fleet(text)) {
        TULKAS_ASSERT(fleet->squares().count() == 20);
        TULKAS_ASSERT(battleship::parse_fleet(battleship::to_text(fleet->ships())).value() == *fleet);
    }
    return 0;
}
