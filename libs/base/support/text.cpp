#include "support/text.hpp"

#include "support/controls.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace support {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 60;
    if (text.size() <= most) {
        return fmt::format("'{}'", visible_line(text));
    }
    auto front = text.substr(0, most);
    // A multi-byte character may have been cut in two: drop its first half.
    while (!front.empty() && (static_cast<unsigned char>(front.back()) & 0x80U) != 0) {
        front.remove_suffix(1);
    }
    return fmt::format("'{}…' ({} characters)", visible_line(front), text.size());
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
