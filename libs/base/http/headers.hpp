// The header fields of a message.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace http {

class Headers {
public:
    // Both as they stand; set() takes the place of all fields of that name.
    void add(std::string_view name, std::string_view value) {
        constexpr std::size_t usually_enough = 12;
        if (m_fields.empty()) {
            m_fields.reserve(usually_enough);
        }
        m_fields.emplace_back(name, value);
    }
    void set(std::string_view name, std::string_view value);

    // The first of that name, in whatever case it is written.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> const& all() const { return m_fields; }
    // Whether one of the comma-separated words of the fields of that name is this: `gzip` of accept-encoding.
    [[nodiscard]] bool lists(std::string_view name, std::string_view word) const;

private:
    std::vector<std::pair<std::string, std::string>> m_fields;
};

// Names of fields, in whatever case they are written (ASCII).
[[nodiscard]] bool is_same_name(std::string_view one, std::string_view other);

// Without the blanks and tabs around it, which are no part of a value.
[[nodiscard]] std::string_view trimmed(std::string_view value);

// A field of a name and a value that can stand in a message: no line breaks that would begin another one.
[[nodiscard]] bool is_field(std::string_view name, std::string_view value);

} // namespace http
