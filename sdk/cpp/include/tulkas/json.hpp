// Json: a value as calls and answers carry it.
//
// Small on purpose: a bot is compiled in every qualification and started in every game, and its first
// message must not wait for a general JSON library. Values are made from C++ values, and read back with a
// check: asking a text for its number throws an error that says so.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tulkas {

class JsonError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Json {
public:
    using Array = std::vector<Json>;
    // In the order of the text. Objects here have a few members, which are found by looking at each.
    using Object = std::vector<std::pair<std::string, Json>>;

    Json() = default; // null
    Json(std::nullptr_t) {}
    Json(bool value) : m_value(value) {}
    template <std::integral T>
        requires(!std::same_as<T, bool> && !std::same_as<T, char>)
    Json(T value) : m_value(static_cast<std::int64_t>(value)) {}
    Json(double value) : m_value(value) {}
    Json(char const* text) : m_value(std::string(text)) {}
    Json(std::string_view text) : m_value(std::string(text)) {}
    Json(std::string text) : m_value(std::move(text)) {}
    Json(Array items) : m_value(std::move(items)) {}
    Json(Object members) : m_value(std::move(members)) {}
    template <typename T>
    Json(std::optional<T> value) : Json(value ? Json(*std::move(value)) : Json()) {}
    // A list of anything that can be made into Json.
    template <typename T>
    explicit Json(std::vector<T> const& items) : m_value(Array(items.begin(), items.end())) {}

    // One whole JSON text, nested at most 64 deep; JsonError says at which byte it went wrong.
    static Json parse(std::string_view text);
    // Without blanks.
    std::string to_text() const;
    void append_to(std::string& out) const;

    bool is_null() const { return std::holds_alternative<std::nullptr_t>(m_value); }
    bool boolean() const { return get<bool>("true or false"); }
    std::int64_t integer() const { return get<std::int64_t>("a whole number"); }
    double number() const {
        auto const* whole = std::get_if<std::int64_t>(&m_value);
        return whole != nullptr ? static_cast<double>(*whole) : get<double>("a number");
    }
    std::string const& text() const { return get<std::string>("a text"); }
    Array const& items() const { return get<Array>("a list"); }
    Object const& members() const { return get<Object>("an object"); }

    // As a C++ value: a whole number of any type, bool, double, std::string, or a std::vector of them.
    template <typename T>
    T as() const;

    // The member of that name; nullptr, or an error, when there is none.
    Json const* find(std::string_view key) const;
    Json const& operator[](std::string_view key) const;

    bool operator==(Json const&) const = default;

private:
    template <typename T>
    T const& get(char const* expected) const {
        if (auto const* value = std::get_if<T>(&m_value)) {
            return *value;
        }
        throw JsonError("expected " + std::string(expected) + ", not " + to_text().substr(0, 60));
    }

    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object> m_value = nullptr;
};

namespace detail {

template <typename T>
struct As;

} // namespace detail

template <typename T>
T Json::as() const {
    return detail::As<T>::read(*this);
}

inline Json const* Json::find(std::string_view key) const {
    for (auto const& [name, value] : members()) {
        if (name == key) {
            return &value;
        }
    }
    return nullptr;
}

inline Json const& Json::operator[](std::string_view key) const {
    if (auto const* member = find(key)) {
        return *member;
    }
    throw JsonError("\"" + std::string(key) + "\" is missing");
}

} // namespace tulkas

#include "detail/json_as.hpp"
#ifndef TULKAS_PREPARED // see bot.hpp
#include "detail/json_reader.hpp"
#include "detail/json_writer.hpp"
#endif
