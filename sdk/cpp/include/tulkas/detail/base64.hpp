// Base64 with the standard alphabet and padding.
#pragma once

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
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t const triple = byte(at) << 16U | byte(at + 1) << 8U | byte(at + 2);
        out += base64_alphabet[triple >> 18U];
        out += base64_alphabet[triple >> 12U & 63U];
        out += at + 1 < bytes.size() ? base64_alphabet[triple >> 6U & 63U] : '=';
        out += at + 2 < bytes.size() ? base64_alphabet[triple & 63U] : '=';
    }
}

inline std::string decode_base64(std::string_view text) {
    if (text.size() % 4 != 0) {
        throw std::runtime_error("base64 that does not end at a multiple of 4");
    }
    std::size_t const padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::uint8_t const digit = base64_digits[static_cast<unsigned char>(text[at])];
        if (digit == no_base64_digit && at < text.size() - padding) {
            throw std::runtime_error("no base64 character: '" + std::string(1, text[at]) + "'");
        }
        bits = bits << 6U | (digit & 63U);
        if (at % 4 == 3) {
            bytes += static_cast<char>(bits >> 16U);
            bytes += static_cast<char>(bits >> 8U);
            bytes += static_cast<char>(bits);
        }
    }
    bytes.resize(bytes.size() - padding);
    return bytes;
}

} // namespace tulkas::detail
