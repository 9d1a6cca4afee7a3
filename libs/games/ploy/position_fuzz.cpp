// Any text: either no position, or one that is written back as it was read and can be played on.
#include "ploy/moves.hpp"
#include "ploy/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const position = ploy::parse_position(text);
    if (position) {
        TULKAS_ASSERT(ploy::to_text(*position) == text);
        ploy::MoveList moves;
        ploy::list_moves(*position, moves);
        TULKAS_ASSERT(moves.empty() == position->is_over());
    } else {
        TULKAS_ASSERT(position.error().message.size() < 400);
    }
    return 0;
}
