#include "toml/document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <toml.hpp>
#include <unistr.h>

namespace toml_text {

namespace {

// The parser works by recursion, and a bracket or a dot is what makes it go deeper. A table of tables written
// in one line is limited by its line, lists over many lines by the whole text.
constexpr std::ptrdiff_t most_levels_in_a_line = 64;
constexpr std::ptrdiff_t most_brackets = 512;

std::unexpected<std::string> refuse(std::string const& name, std::size_t line, std::string_view why) {
    return std::unexpected(fmt::format("{}:{}: {}", name, line, why));
}

std::size_t line_of(std::string_view text, std::size_t at) {
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, at), '\n'));
}

bool is_bracket(char character) {
    return character == '[' || character == '{';
}

bool is_control(char character) {
    auto const byte = static_cast<unsigned char>(character);
    return (byte < 0x20 && character != '\t' && character != '\n' && character != '\r') || byte == 0x7F;
}

Result<void> require_text(std::string_view text, std::string const& name) {
    auto const* const bytes = reinterpret_cast<std::uint8_t const*>(text.data());
    if (auto const* const fault = u8_check(bytes, text.size())) {
        return refuse(name, line_of(text, static_cast<std::size_t>(fault - bytes)), "not valid UTF-8");
    }
    if (auto const* const control = std::ranges::find_if(text, is_control); control != text.end()) {
        return refuse(name, line_of(text, static_cast<std::size_t>(control - text.begin())),
                      "control characters are not allowed");
    }
    return {};
}

Result<void> require_shallow(std::string_view text, std::string const& name) {
    if (std::ranges::count_if(text, is_bracket) > most_brackets) {
        return refuse(name, 1, fmt::format("more than {} brackets in the file", most_brackets));
    }
    for (std::size_t line = 1; !text.empty(); ++line) {
        auto const end = std::min(text.find('\n'), text.size());
        auto const deeper = [](char character) { return is_bracket(character) || character == '.'; };
        if (std::ranges::count_if(text.substr(0, end), deeper) > most_levels_in_a_line) {
            return refuse(name, line,
                          fmt::format("more than {} dots and brackets in one line", most_levels_in_a_line));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

Value converted(toml::value const& value);

Table converted(toml::table const& table) {
    Table values;
    for (auto const& [key, value] : table) {
        values.emplace(key, converted(value));
    }
    return values;
}

List converted(toml::array const& array) {
    List values;
    for (auto const& value : array) {
        values.push_back(converted(value));
    }
    return values;
}

Value converted(toml::value const& value) {
    auto const line = value.location().line();
    switch (value.type()) {
    case toml::value_t::string:
        return {value.as_string().str, line};
    case toml::value_t::integer:
        return {value.as_integer(), line};
    case toml::value_t::boolean:
        return {value.as_boolean(), line};
    case toml::value_t::array:
        return {converted(value.as_array()), line};
    case toml::value_t::table:
        return {converted(value.as_table()), line};
    default:
        return {Other{}, line};
    }
}

// "[error] toml::parse_key: invalid key\n --> picture of the place" -> "invalid key"
std::string_view first_words(std::string_view message) {
    message = message.substr(0, message.find('\n'));
    if (auto const function = message.find("toml::"); function != std::string_view::npos) {
        auto const colon = message.find(": ", function);
        message.remove_prefix(colon == std::string_view::npos ? 0 : colon + 2);
    }
    return message;
}

} // namespace

Result<Table> read(std::string_view text, std::string const& name) {
    if (auto const checked = require_text(text, name); !checked) {
        return std::unexpected(checked.error());
    }
    if (auto const checked = require_shallow(text, name); !checked) {
        return std::unexpected(checked.error());
    }
    std::istringstream stream{std::string(text)};
    try {
        return converted(toml::parse(stream, name).as_table());
    } catch (toml::exception const& error) {
        return refuse(name, error.location().line(), first_words(error.what()));
    } catch (std::exception const& error) {
        return refuse(name, 1, error.what());
    }
}

} // namespace toml_text
