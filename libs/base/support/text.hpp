// Small, strict helpers for reading and quoting text that comes from outside.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace support {

// The text for an error message: in quotes, control characters escaped, cut when it is long.
[[nodiscard]] std::string in_quotes(std::string_view text);

// A whole number that fills the text: no blanks, no plus sign, no leading zeros, no overflow.
template <std::integral T>
[[nodiscard]] std::optional<T> whole_number(std::string_view text) {
    std::string_view const digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.front() == '0' && text != "0")) {
        return std::nullopt;
    }
    T value{};
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

// Cuts the part before the first separator off the front of the text; all of it when there is none.
[[nodiscard]] std::string_view cut_front(std::string_view& text, char separator);

// Without the blanks and tabs around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace support
