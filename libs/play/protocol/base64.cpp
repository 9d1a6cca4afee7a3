#include "protocol/base64.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace protocol {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::uint8_t no_digit = 0xFF;

constexpr std::array<std::uint8_t, 256> digits = [] {
    std::array<std::uint8_t, 256> result{};
    result.fill(no_digit);
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        result[static_cast<unsigned char>(alphabet[i])] = static_cast<std::uint8_t>(i);
    }
    return result;
}();

constexpr std::uint8_t digit(char letter) {
    return digits[static_cast<unsigned char>(letter)];
}

std::size_t padding_of(std::string_view text) {
    return text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
}

std::uint32_t byte(char letter) {
    return static_cast<unsigned char>(letter);
}

char* write_digits(char* to, std::uint32_t triple) {
    *to++ = alphabet[triple >> 18U & 63U];
    *to++ = alphabet[triple >> 12U & 63U];
    *to++ = alphabet[triple >> 6U & 63U];
    *to++ = alphabet[triple & 63U];
    return to;
}

} // namespace

void append_base64(std::string& out, std::string_view bytes) {
    std::size_t const before = out.size();
    out.resize(before + base64_size(bytes.size()));
    char* to = out.data() + before;
    for (; bytes.size() >= 3; bytes.remove_prefix(3)) {
        to = write_digits(to, byte(bytes[0]) << 16U | byte(bytes[1]) << 8U | byte(bytes[2]));
    }
    if (!bytes.empty()) {
        write_digits(to, byte(bytes[0]) << 16U | (bytes.size() == 2 ? byte(bytes[1]) << 8U : 0U));
        std::fill_n(out.rbegin(), 3 - bytes.size(), '=');
    }
}

std::optional<Base64Fault> base64_fault(std::string_view text) {
    std::size_t const padding = padding_of(text);
    std::string_view const body = text.substr(0, text.size() - padding);
    std::uint8_t all = 0;
    for (char const letter : body) {
        all |= digit(letter);
    }
    if (all == no_digit) { // a digit has no high bit, so the first look needs no comparison for each letter
        auto const bad = std::ranges::find(body, no_digit, digit);
        return Base64Fault{.at = static_cast<std::size_t>(bad - body.begin()), .what = "no base64 character"};
    }
    if (text.size() % 4 != 0) {
        return Base64Fault{.at = text.size(), .what = "the base64 does not end at a multiple of 4"};
    }
    if (padding != 0 && (digit(body.back()) & (padding == 2 ? 15U : 3U)) != 0) {
        return Base64Fault{.at = body.size() - 1, .what = "the last base64 character has bits to spare"};
    }
    return std::nullopt;
}

std::string_view decode_base64(std::string_view text, std::span<char> buffer) {
    TULKAS_ASSERT(text.size() % 4 == 0 && buffer.size() >= text.size() / 4 * 3);
    char* to = buffer.data();
    for (auto rest = text; rest.size() >= 4; rest.remove_prefix(4)) {
        // Padding gives bits too, which stand only in the bytes that are cut off below.
        std::uint32_t const triple = static_cast<std::uint32_t>(digit(rest[0])) << 18U |
                                     static_cast<std::uint32_t>(digit(rest[1])) << 12U |
                                     (digit(rest[2]) & 63U) << 6U | (digit(rest[3]) & 63U);
        *to++ = static_cast<char>(triple >> 16U);
        *to++ = static_cast<char>(triple >> 8U);
        *to++ = static_cast<char>(triple);
    }
    return {buffer.data(), text.size() / 4 * 3 - padding_of(text)};
}

void decode_base64(std::string_view text, std::string& out) {
    out.resize(text.size() / 4 * 3);
    out.resize(decode_base64(text, std::span(out)).size());
}

} // namespace protocol
