// Notations are words between separators; this takes them apart.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace tulkas::detail {

// Cuts the part before the separator off the front of the text, all of it when there is none.
inline std::string_view take_until(std::string_view& text, char separator) {
    std::size_t const end = text.find(separator);
    std::string_view const part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

// A whole number that fills the text.
template <typename Number = int>
std::optional<Number> number_in(std::string_view text) {
    Number number = 0;
    char const* const begin = text.data();
    char const* const end = begin + text.size();
    auto const [read_to, error] = std::from_chars(begin, end, number);
    return error == std::errc() && read_to == end ? std::optional(number) : std::nullopt;
}

} // namespace tulkas::detail
