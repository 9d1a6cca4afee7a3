// Any text: either no move, or one that is written back as it was read and that any position can judge.
#include "ploy/legality.hpp"
#include "ploy/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const move = ploy::parse_move(text);
    if (move) {
        TULKAS_ASSERT(ploy::to_text(*move) == text);
        auto const checked = ploy::check(ploy::Position::start(), *move);
        TULKAS_ASSERT(checked || !checked.error().message.empty());
    } else {
        TULKAS_ASSERT(move.error().message.size() < 400);
    }
    return 0;
}
