#include "http/headers.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace http {

namespace {

char to_small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_same(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, to_small, to_small);
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

std::string_view without_blanks(std::string_view text) {
    auto const is_blank = [](char letter) { return letter == ' ' || letter == '\t'; };
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

// `gzip;q=0` says that gzip is not wanted.
bool is_word(std::string_view item, std::string_view word) {
    auto const named = without_blanks(support::cut_front(item, ';'));
    auto const parameter = without_blanks(item);
    bool const is_unwanted =
        parameter.starts_with("q=0") && parameter.find_first_not_of("q=0.") == std::string_view::npos;
    return is_same(named, word) && !is_unwanted;
}

} // namespace

void Headers::set(std::string_view name, std::string_view value) {
    std::erase_if(m_fields, [&](auto const& field) { return is_same(field.first, name); });
    add(name, value);
}

std::optional<std::string_view> Headers::find(std::string_view name) const {
    auto const found =
        std::ranges::find_if(m_fields, [&](auto const& field) { return is_same(field.first, name); });
    return found == m_fields.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

bool Headers::lists(std::string_view name, std::string_view word) const {
    for (auto const& [field_name, value] : m_fields) {
        if (!is_same(field_name, name)) {
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

bool is_field(std::string_view name, std::string_view value) {
    return !name.empty() && std::ranges::all_of(name, is_token_letter) &&
           std::ranges::all_of(value, is_value_letter);
}

} // namespace http
