// The target of a request: its path and its query, decoded and checked.
//
// Strict, because attacks use ambiguous input: a target with a broken escape, a hidden slash, a control
// character, invalid UTF-8 or a step upwards is refused, not repaired.
#pragma once

#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace http {

// In their order; a name may stand more than once.
class Query {
public:
    void add(std::string name, std::string value) {
        m_values.emplace_back(std::move(name), std::move(value));
    }

    // The first of that name.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> const& all() const { return m_values; }

private:
    std::vector<std::pair<std::string, std::string>> m_values;
};

struct Target {
    std::vector<std::string> segments; // of the path; empty for `/`
    Query query;

    [[nodiscard]] std::string path() const;
};

[[nodiscard]] support::Result<Target> parse_target(std::string_view text);

// Names and values as forms send them: a plus is a blank.
[[nodiscard]] support::Result<Query> parse_form(std::string_view text);

} // namespace http
