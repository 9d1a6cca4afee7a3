// Whatever is read as a position is written in exactly the same way, and can be played on.
#include "martian_chess/ending.hpp"
#include "martian_chess/notation.hpp"
#include "martian_chess/walk.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace martian_chess;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const position = parse_position(text);
    if (position) {
        TULKAS_ASSERT(to_text(*position) == text);
        support::Random random(size);
        Position const last = playout(*position, {.quiet_limit = 20}, random);
        TULKAS_ASSERT(ending_of(last, {.quiet_limit = 20}).has_value());
    }
    return 0;
}
