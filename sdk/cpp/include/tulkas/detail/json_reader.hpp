// Reads JSON text as RFC 8259 has it, without extensions.
#pragma once

#include "../json.hpp"

#include <charconv>

namespace tulkas::detail {

class JsonReader {
public:
    explicit JsonReader(std::string_view text) : m_text(text) {}

    Json read_whole_text() {
        Json value = read_value(0);
        skip_blanks();
        if (m_at != m_text.size()) {
            fail("text after the value");
        }
        return value;
    }

private:
    static constexpr int deepest = 64;

    [[noreturn]] void fail(char const* what) const {
        throw JsonError("not JSON at byte " + std::to_string(m_at) + ": " + what);
    }

    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void skip_blanks() {
        while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') {
            ++m_at;
        }
    }

    bool take(char letter) {
        skip_blanks();
        if (peek() != letter) {
            return false;
        }
        ++m_at;
        return true;
    }

    Json read_value(int depth) {
        if (depth > deepest) {
            fail("nested too deep");
        }
        skip_blanks();
        switch (peek()) {
        case '{':
            return read_object(depth);
        case '[':
            return read_array(depth);
        case '"':
            return read_string();
        case 't':
            return read_word("true", true);
        case 'f':
            return read_word("false", false);
        case 'n':
            return read_word("null", nullptr);
        default:
            return read_number();
        }
    }

    Json read_word(std::string_view word, Json value) {
        if (m_text.substr(m_at, word.size()) != word) {
            fail("no value");
        }
        m_at += word.size();
        return value;
    }

    Json read_object(int depth) {
        Json::Object members;
        ++m_at;
        if (take('}')) {
            return members;
        }
        do {
            skip_blanks();
            if (peek() != '"') {
                fail("expected a name in quotes");
            }
            std::string name = read_string();
            if (!take(':')) {
                fail("expected a colon");
            }
            members.emplace_back(std::move(name), read_value(depth + 1));
        } while (take(','));
        if (!take('}')) {
            fail("expected a comma or }");
        }
        return members;
    }

    Json read_array(int depth) {
        Json::Array items;
        ++m_at;
        if (take(']')) {
            return items;
        }
        do {
            items.push_back(read_value(depth + 1));
        } while (take(','));
        if (!take(']')) {
            fail("expected a comma or ]");
        }
        return items;
    }

    std::string read_string() {
        ++m_at;
        std::string result(take_plain());
        while (peek() == '\\') {
            ++m_at;
            read_escape(result);
            result += take_plain();
        }
        if (peek() != '"') {
            fail("expected the end of the string");
        }
        ++m_at;
        return result;
    }

    std::string_view take_plain() {
        std::size_t const begin = m_at;
        while (m_at < m_text.size() && is_plain(m_text[m_at])) {
            ++m_at;
        }
        return m_text.substr(begin, m_at - begin);
    }

    static bool is_plain(char letter) {
        return static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\';
    }

    void read_escape(std::string& out) {
        constexpr std::string_view escapes = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        char const letter = peek();
        if (letter == 'u') {
            return read_code_point(out);
        }
        std::size_t const found = escapes.find(letter);
        if (found == std::string_view::npos) {
            fail("no such escape");
        }
        out += meanings[found];
        ++m_at;
    }

    std::uint32_t read_hex() {
        std::uint32_t unit = 0;
        char const* const begin = m_text.data() + m_at + 1;
        bool const is_there = m_text.size() - m_at > 4;
        if (!is_there || std::from_chars(begin, begin + 4, unit, 16).ptr != begin + 4) {
            fail("expected four hexadecimal digits");
        }
        m_at += 5;
        return unit;
    }

    void read_code_point(std::string& out) {
        std::uint32_t point = read_hex();
        if (point >= 0xD800 && point <= 0xDFFF) {
            bool const is_first = point <= 0xDBFF && m_text.substr(m_at, 2) == "\\u";
            m_at += is_first ? 1U : 0U;
            std::uint32_t const second = is_first ? read_hex() : 0;
            if (second < 0xDC00 || second > 0xDFFF) {
                fail("half of a surrogate pair");
            }
            point = 0x10000U + ((point - 0xD800U) << 10U) + (second - 0xDC00U);
        }
        append_utf8(out, point);
    }

    static void append_utf8(std::string& out, std::uint32_t point) {
        auto const append = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
        if (point < 0x80) {
            append(point);
        } else if (point < 0x800) {
            append(0xC0U | point >> 6U);
        } else if (point < 0x10000) {
            append(0xE0U | point >> 12U);
        } else {
            append(0xF0U | point >> 18U);
            append(0x80U | (point >> 12U & 0x3FU));
        }
        if (point >= 0x800) {
            append(0x80U | (point >> 6U & 0x3FU));
        }
        if (point >= 0x80) {
            append(0x80U | (point & 0x3FU));
        }
    }

    std::size_t skip_digits() {
        std::size_t const begin = m_at;
        while (peek() >= '0' && peek() <= '9') {
            ++m_at;
        }
        return m_at - begin;
    }

    Json read_number() {
        std::size_t const begin = m_at;
        m_at += peek() == '-' ? 1U : 0U;
        bool const starts_with_zero = peek() == '0';
        std::size_t const digits = skip_digits();
        if (digits == 0 || (starts_with_zero && digits > 1)) {
            fail("no value");
        }
        bool is_whole = true;
        if (peek() == '.') {
            ++m_at;
            is_whole = false;
            require_digits();
        }
        if (peek() == 'e' || peek() == 'E') {
            ++m_at;
            is_whole = false;
            m_at += peek() == '+' || peek() == '-' ? 1U : 0U;
            require_digits();
        }
        return number_from(m_text.substr(begin, m_at - begin), is_whole);
    }

    void require_digits() {
        if (skip_digits() == 0) {
            fail("expected a digit");
        }
    }

    Json number_from(std::string_view text, bool is_whole) const {
        char const* const begin = text.data();
        char const* const end = begin + text.size();
        std::int64_t whole = 0;
        if (is_whole && std::from_chars(begin, end, whole).ec == std::errc()) {
            return whole;
        }
        double number = 0;
        if (std::from_chars(begin, end, number).ec != std::errc()) {
            fail("a number out of range");
        }
        return number;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace tulkas::detail

namespace tulkas {

inline Json Json::parse(std::string_view text) {
    return detail::JsonReader(text).read_whole_text();
}

} // namespace tulkas
