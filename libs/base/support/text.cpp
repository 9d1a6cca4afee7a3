#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace support {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string result = "'";
    for (char const letter : text.substr(0, most)) {
        auto const byte = static_cast<unsigned char>(letter);
        if (byte < 0x20 || byte == 0x7F) {
            result += fmt::format("\\x{:02x}", byte);
        } else {
            result += letter;
        }
    }
    if (text.size() > most) {
        // A multi-byte character may have been cut in two: drop its first half.
        while ((static_cast<unsigned char>(result.back()) & 0x80U) != 0) {
            result.pop_back();
        }
        return result + fmt::format("…' ({} characters)", text.size());
    }
    return result + "'";
}

std::string_view cut_front(std::string_view& text, char separator) {
    std::size_t const at = text.find(separator);
    std::string_view const front = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return front;
}

std::string_view trimmed(std::string_view text) {
    auto const begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

} // namespace support
