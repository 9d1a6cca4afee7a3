// Text in UTF-8, character by character.
#pragma once

#include <cstdint>
#include <string_view>

namespace support {

struct Character {
    std::uint32_t code;
    std::string_view bytes;
};

// Takes the first one off. The text must be well-formed (utf8.hpp) and not empty.
[[nodiscard]] Character cut_character(std::string_view& text);

} // namespace support
