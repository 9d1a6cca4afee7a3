#include "support/utf8.hpp"

#include <cstdint>

namespace support {

namespace {

// What may follow a first byte: how many more bytes, and between which bounds the next one lies. The bounds
// of the second byte are what rules out overlong forms, surrogates and values above U+10FFFF.
struct Sequence {
    std::size_t length;
    std::uint8_t least;
    std::uint8_t most;
};

constexpr Sequence sequence_of(std::uint8_t first) {
    if (first < 0x80) {
        return {1, 0, 0};
    }
    if (first >= 0xC2 && first <= 0xDF) {
        return {2, 0x80, 0xBF};
    }
    if (first >= 0xE0 && first <= 0xEF) {
        return {3, static_cast<std::uint8_t>(first == 0xE0 ? 0xA0 : 0x80),
                static_cast<std::uint8_t>(first == 0xED ? 0x9F : 0xBF)};
    }
    if (first >= 0xF0 && first <= 0xF4) {
        return {4, static_cast<std::uint8_t>(first == 0xF0 ? 0x90 : 0x80),
                static_cast<std::uint8_t>(first == 0xF4 ? 0x8F : 0xBF)};
    }
    return {0, 0, 0};
}

// The length of the character at the front of the text; 0 when it is not well formed.
std::size_t character_length(std::string_view text) {
    auto const [length, least, most] = sequence_of(static_cast<std::uint8_t>(text.front()));
    if (length > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        auto const byte = static_cast<std::uint8_t>(text[i]);
        if (byte < (i == 1 ? least : 0x80) || byte > (i == 1 ? most : 0xBF)) {
            return 0;
        }
    }
    return length;
}

} // namespace

std::optional<std::size_t> utf8_fault(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t const length = character_length(text.substr(at));
        if (length == 0) {
            return at;
        }
        at += length;
    }
    return std::nullopt;
}

std::string as_utf8(std::string_view text) {
    std::string clean;
    while (auto const fault = utf8_fault(text)) {
        clean += text.substr(0, *fault);
        clean += '?';
        text.remove_prefix(*fault + 1);
    }
    clean += text;
    return clean;
}

} // namespace support
