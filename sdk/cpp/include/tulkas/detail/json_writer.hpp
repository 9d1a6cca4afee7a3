// Writes JSON text, as short as it can be.
#pragma once

#include "../json.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace tulkas::detail {

class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : m_out(out) {}

    void operator()(std::nullptr_t) { m_out += "null"; }
    void operator()(bool value) { m_out += value ? "true" : "false"; }
    void operator()(std::int64_t value) { append_number(value); }
    void operator()(double value) {
        if (!std::isfinite(value)) {
            throw JsonError("JSON has no number that is infinite or none at all");
        }
        append_number(value);
    }

    void operator()(std::string const& text) {
        m_out += '"';
        for (char const letter : text) {
            append_escaped(letter);
        }
        m_out += '"';
    }

    void operator()(Json::Array const& items) {
        char separator = '[';
        for (auto const& item : items) {
            m_out += std::exchange(separator, ',');
            item.append_to(m_out);
        }
        m_out += items.empty() ? "[]" : "]";
    }

    void operator()(Json::Object const& members) {
        char separator = '{';
        for (auto const& [name, value] : members) {
            m_out += std::exchange(separator, ',');
            (*this)(name);
            m_out += ':';
            value.append_to(m_out);
        }
        m_out += members.empty() ? "{}" : "}";
    }

private:
    template <typename Number>
    void append_number(Number value) {
        std::array<char, 32> digits;
        auto const end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        m_out.append(digits.data(), end);
    }

    void append_escaped(char letter) {
        constexpr std::string_view hexadecimal = "0123456789abcdef";
        auto const byte = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            m_out += '\\';
            m_out += letter;
        } else if (byte < 0x20) {
            m_out += "\\u00";
            m_out += hexadecimal[byte >> 4U];
            m_out += hexadecimal[byte & 15U];
        } else {
            m_out += letter;
        }
    }

    std::string& m_out;
};

} // namespace tulkas::detail

namespace tulkas {

inline void Json::append_to(std::string& out) const {
    std::visit(detail::JsonWriter(out), m_value);
}

inline std::string Json::to_text() const {
    std::string text;
    append_to(text);
    return text;
}

} // namespace tulkas
