// Any text: either no move, or one that is written back as it was read and that any position can judge.
#include "catan/legality.hpp"
#include "catan/notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const move = catan::parse_move(text);
    if (move) {
        TULKAS_ASSERT(catan::to_text(*move) == text);
        auto position = catan::Position::start(catan::beginners_layout(), 4);
        for (int phase = 0; phase <= static_cast<int>(catan::Phase::over); ++phase) {
            position.phase = static_cast<catan::Phase>(phase);
            auto const checked = catan::check(position, *move);
            TULKAS_ASSERT(checked || !checked.error().message.empty());
        }
    } else {
        TULKAS_ASSERT(move.error().message.size() < 400);
    }
    return 0;
}
