// Text as parameters carry it: UTF-8, and not too long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tulkas::detail {

// A parameter may have 1000 characters of base64: 750 bytes.
inline constexpr std::size_t longest_text = 750;

inline bool is_continuation(char letter) {
    return (static_cast<unsigned char>(letter) & 0xC0U) == 0x80U;
}

// How many bytes of the text's front fit one parameter, whole characters only.
inline std::size_t fitting_size(std::string_view text) {
    if (text.size() <= longest_text) {
        return text.size();
    }
    std::size_t size = longest_text;
    while (size > longest_text - 4 && is_continuation(text[size])) {
        --size;
    }
    return size;
}

// The length of the well-formed character at the front of the text; 0 where there is none.
inline std::size_t character_size(std::string_view text) {
    auto const first = static_cast<unsigned char>(text.front());
    std::size_t const size = first < 0x80                     ? 1
                             : first >= 0xC2 && first <= 0xDF ? 2
                             : first >= 0xE0 && first <= 0xEF ? 3
                             : first >= 0xF0 && first <= 0xF4 ? 4
                                                              : 0;
    if (size > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < size; ++i) {
        if (!is_continuation(text[i])) {
            return 0;
        }
    }
    auto const second = size > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    bool const is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    bool const is_none = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return is_overlong || is_none ? 0 : size;
}

// The text with a question mark for every byte that is not part of a UTF-8 character: a bot may log
// anything, and a log must not cost it the game.
inline std::string as_utf8(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        std::size_t const size = character_size(text);
        result += size == 0 ? std::string_view("?") : text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return result;
}

} // namespace tulkas::detail
