#include "http/headers.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace http {

namespace {

char to_small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_token_letter(char letter) {
    constexpr std::string_view others = "!#$%&'*+-.^_`|~";
    char const small = to_small(letter);
    return (small >= 'a' && small <= 'z') || (letter >= '0' && letter <= '9') ||
           others.find(letter) != std::string_view::npos;
}

bool is_value_letter(char letter) {
    return letter == '\t' || (static_cast<unsigned char>(letter) >= 0x20 && letter != 0x7F);
}

// `gzip;q=0` says that gzip is not wanted.
bool is_word(std::string_view item, std::string_view word) {
    auto const named = trimmed(support::cut_front(item, ';'));
    auto const parameter = trimmed(item);
    bool const is_unwanted =
        parameter.starts_with("q=0") && parameter.find_first_not_of("q=0.") == std::string_view::npos;
    return is_same_name(named, word) && !is_unwanted;
}

} // namespace

void Headers::set(std::string_view name, std::string_view value) {
    std::erase_if(m_fields, [&](auto const& field) { return is_same_name(field.first, name); });
    add(name, value);
}

std::optional<std::string_view> Headers::find(std::string_view name) const {
    auto const found =
        std::ranges::find_if(m_fields, [&](auto const& field) { return is_same_name(field.first, name); });
    return found == m_fields.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

bool Headers::lists(std::string_view name, std::string_view word) const {
    for (auto const& [field_name, value] : m_fields) {
        if (!is_same_name(field_name, name)) {
            continue;
        }
        for (std::string_view rest = value; !rest.empty();) {
            if (is_word(support::cut_front(rest, ','), word)) {
                return true;
            }
        }
    }
    return false;
}

bool is_same_name(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, to_small, to_small);
}

std::string_view trimmed(std::string_view value) {
    constexpr auto blanks = " \t";
    value.remove_prefix(std::min(value.find_first_not_of(blanks), value.size()));
    return value.substr(0, value.find_last_not_of(blanks) + 1);
}

bool is_field(std::string_view name, std::string_view value) {
    return !name.empty() && std::ranges::all_of(name, is_token_letter) &&
           std::ranges::all_of(value, is_value_letter);
}

} // namespace http
