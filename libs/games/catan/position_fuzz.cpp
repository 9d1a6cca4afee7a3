// Any text: either no position, or one whose text is a fixed point and from which a game can be played.
#include "catan/hidden_cards.hpp"
#include "catan/playing.hpp"
#include "catan/playout.hpp"
#include "catan/position_fault.hpp"
#include "catan/position_notation.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const position = catan::parse_position(text);
    if (!position) {
        TULKAS_ASSERT(position.error().message.size() < 400);
        return 0;
    }
    auto const again = catan::parse_position(catan::to_text(*position));
    TULKAS_ASSERT(again.has_value() && *again == *position);
    support::Random random(1);
    auto game = catan::deal_hidden_cards(*position, random);
    for (int move = 0; move < 100 && !game.is_over(); ++move) {
        catan::play(game, catan::random_move(game, random), random);
        TULKAS_ASSERT(!catan::fault_of(game));
    }
    return 0;
}
