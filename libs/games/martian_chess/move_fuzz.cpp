// Whatever is read as a move is written in exactly the same way.
#include "martian_chess/legality.hpp"
#include "martian_chess/moves.hpp"
#include "martian_chess/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace martian_chess;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const move = parse_move(text);
    if (move) {
        TULKAS_ASSERT(to_text(*move) == text);
        TULKAS_ASSERT(check(Position::start(), {}, *move).has_value() == is_move(Position::start(), *move));
    }
    return 0;
}
