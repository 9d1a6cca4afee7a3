// The value of a property as its source has it, and as the program wants it.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace kreator {

// What a source that knows no types says: a number or a boolean has to be read from it.
struct Untyped {
    std::string text;

    bool operator==(Untyped const&) const = default;
};

using PropertyValue = std::variant<Untyped, std::string, std::int64_t, bool>;

[[nodiscard]] std::string to_text(PropertyValue const& value);

// Why a value is not of the type that is asked for.
using Misfit = std::string;

[[nodiscard]] std::expected<std::string, Misfit> as_text(PropertyValue const& value);
// Written as `true` or `false`.
[[nodiscard]] std::expected<bool, Misfit> as_boolean(PropertyValue const& value);
[[nodiscard]] std::expected<std::int64_t, Misfit> as_number(PropertyValue const& value, std::int64_t least,
                                                            std::int64_t most);

template <typename Type>
concept PropertyType = std::same_as<Type, std::string> || std::same_as<Type, bool> ||
                       (std::integral<Type> && std::in_range<std::int64_t>(std::numeric_limits<Type>::max()));

template <PropertyType Type>
[[nodiscard]] std::expected<Type, Misfit> as(PropertyValue const& value) {
    if constexpr (std::same_as<Type, std::string>) {
        return as_text(value);
    } else if constexpr (std::same_as<Type, bool>) {
        return as_boolean(value);
    } else {
        auto const number =
            as_number(value, std::numeric_limits<Type>::min(), std::numeric_limits<Type>::max());
        if (!number) {
            return std::unexpected(number.error());
        }
        return static_cast<Type>(*number);
    }
}

} // namespace kreator
