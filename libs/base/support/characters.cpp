#include "support/characters.hpp"

#include <cstddef>

namespace support {

Character cut_character(std::string_view& text) {
    auto const first = static_cast<std::uint8_t>(text.front());
    std::size_t const length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        code = (code << 6U) | (static_cast<std::uint8_t>(text[i]) & 0x3FU);
    }
    Character const character{.code = code, .bytes = text.substr(0, length)};
    text.remove_prefix(length);
    return character;
}

} // namespace support
