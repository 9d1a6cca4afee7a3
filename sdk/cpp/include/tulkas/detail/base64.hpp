// Base64 with the standard alphabet and padding.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tulkas::detail {

inline constexpr std::string_view base64_alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

inline constexpr std::uint8_t no_base64_digit = 0xFF;

inline constexpr std::array<std::uint8_t, 256> base64_digits = [] {
    std::array<std::uint8_t, 256> digits{};
    digits.fill(no_base64_digit);
    for (std::size_t i = 0; i < base64_alphabet.size(); ++i) {
        digits[static_cast<unsigned char>(base64_alphabet[i])] = static_cast<std::uint8_t>(i);
    }
    return digits;
}();

inline void append_base64(std::string& out, std::string_view bytes) {
    auto const byte = [&](std::size_t at) -> std::uint32_t {
        return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
    };
    std::size_t const before = out.size();
    out.resize(before + (bytes.size() + 2) / 3 * 4, '=');
    char* to = out.data() + before;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t const triple = byte(at) << 16U | byte(at + 1) << 8U | byte(at + 2);
        std::size_t const digits = std::min<std::size_t>(bytes.size() - at, 3) + 1;
        for (std::size_t digit = 0; digit < digits; ++digit) {
            *to++ = base64_alphabet[triple >> (18 - 6 * digit) & 63U];
        }
    }
}

// The bytes of the text in place of what was there; an error when it is no base64.
inline void decode_base64(std::string_view text, std::string& bytes) {
    if (text.size() % 4 != 0) {
        throw std::runtime_error("base64 that does not end at a multiple of 4");
    }
    std::size_t const padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes.resize(text.size() / 4 * 3);
    char* to = bytes.data();
    std::uint32_t all_digits = 0;
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t triple = 0;
        for (std::size_t i = at; i < at + 4; ++i) {
            std::uint8_t const digit = base64_digits[static_cast<unsigned char>(text[i])];
            all_digits |= i < text.size() - padding ? digit : 0U;
            triple = triple << 6U | (digit & 63U);
        }
        *to++ = static_cast<char>(triple >> 16U);
        *to++ = static_cast<char>(triple >> 8U);
        *to++ = static_cast<char>(triple);
    }
    if (all_digits == no_base64_digit) {
        throw std::runtime_error("characters that are no base64");
    }
    bytes.erase(bytes.size() - padding);
}

} // namespace tulkas::detail
