// Base64 with the standard alphabet and padding, read strictly: each value has exactly one text.
//
// Written here because no library of the distribution both refuses what is not canonical and is fast
// enough for a binary of 64 MiB (docs/decisions/base64.md).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace protocol {

// The number of characters that this many bytes become.
[[nodiscard]] constexpr std::size_t base64_size(std::size_t bytes) {
    return (bytes + 2) / 3 * 4;
}

void append_base64(std::string& out, std::string_view bytes);

struct Base64Fault {
    std::size_t at;
    std::string_view what;
};

// What keeps the text from being canonical base64, if anything does.
[[nodiscard]] std::optional<Base64Fault> base64_fault(std::string_view text);

// The bytes that the text stands for; the text has no fault. The first form puts them into a buffer that
// has room for 3 bytes for every 4 characters, the second in place of what was in the string.
[[nodiscard]] std::string_view decode_base64(std::string_view text, std::span<char> buffer);
void decode_base64(std::string_view text, std::string& out);

} // namespace protocol
