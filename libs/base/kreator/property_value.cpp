#include "kreator/property_value.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace kreator {

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

std::unexpected<Misfit> misfit(std::string_view wanted, PropertyValue const& value) {
    constexpr std::string_view types[]{"", "the text ", "the number ",
                                       "the boolean "}; // as the variant has them
    return std::unexpected(
        fmt::format("must be {} (got {}'{}')", wanted, types[value.index()], to_text(value)));
}

std::optional<std::int64_t> read_number(std::string_view text) {
    std::int64_t number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

} // namespace

std::string to_text(PropertyValue const& value) {
    return std::visit(Overloaded{[](Untyped const& untyped) { return untyped.text; },
                                 [](std::string const& text) { return text; },
                                 [](std::int64_t number) { return std::to_string(number); },
                                 [](bool boolean) { return std::string(boolean ? "true" : "false"); }},
                      value);
}

std::expected<std::string, Misfit> as_text(PropertyValue const& value) {
    if (std::holds_alternative<Untyped>(value) || std::holds_alternative<std::string>(value)) {
        return to_text(value);
    }
    return misfit("text", value);
}

std::expected<bool, Misfit> as_boolean(PropertyValue const& value) {
    if (auto const* const boolean = std::get_if<bool>(&value)) {
        return *boolean;
    }
    if (auto const* const untyped = std::get_if<Untyped>(&value)) {
        if (untyped->text == "true" || untyped->text == "false") {
            return untyped->text == "true";
        }
    }
    return misfit("true or false", value);
}

std::expected<std::int64_t, Misfit> as_number(PropertyValue const& value, std::int64_t least,
                                              std::int64_t most) {
    std::optional<std::int64_t> number;
    if (auto const* const typed = std::get_if<std::int64_t>(&value)) {
        number = *typed;
    } else if (auto const* const untyped = std::get_if<Untyped>(&value)) {
        number = read_number(untyped->text);
    }
    if (!number || *number < least || *number > most) {
        return misfit(fmt::format("a whole number from {} to {}", least, most), value);
    }
    return *number;
}

} // namespace kreator
