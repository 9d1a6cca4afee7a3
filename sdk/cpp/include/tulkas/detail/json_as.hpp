// Json as C++ values, checked.
#pragma once

#include "../json.hpp"

#include <utility>

namespace tulkas::detail {

template <>
struct As<Json> {
    static Json read(Json const& value) { return value; }
};

template <>
struct As<bool> {
    static bool read(Json const& value) { return value.boolean(); }
};

template <>
struct As<double> {
    static double read(Json const& value) { return value.number(); }
};

template <>
struct As<std::string> {
    static std::string read(Json const& value) { return value.text(); }
};

template <std::integral T>
struct As<T> {
    static T read(Json const& value) {
        std::int64_t const number = value.integer();
        if (!std::in_range<T>(number)) {
            throw JsonError(std::to_string(number) + " is out of range");
        }
        return static_cast<T>(number);
    }
};

template <typename T>
struct As<std::optional<T>> {
    static std::optional<T> read(Json const& value) {
        return value.is_null() ? std::nullopt : std::optional<T>(value.as<T>());
    }
};

template <typename T>
struct As<std::vector<T>> {
    static std::vector<T> read(Json const& value) {
        std::vector<T> result;
        result.reserve(value.items().size());
        for (auto const& item : value.items()) {
            result.push_back(item.as<T>());
        }
        return result;
    }
};

} // namespace tulkas::detail
