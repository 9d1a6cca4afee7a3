// Where a program runs: a dotted path such as `test.unit`, "" for the root.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace kreator {

class Environment {
public:
    Environment() = default; // the root
    // Throws an Error unless the path is words of letters, digits, - and _ joined by dots.
    explicit Environment(std::string_view path);
    // What the variable KREATOR_ENV says; the root if there is none.
    [[nodiscard]] static Environment of_program();

    [[nodiscard]] std::string const& path() const { return m_path; }
    [[nodiscard]] bool is_root() const { return m_path.empty(); }
    // The root has none.
    [[nodiscard]] std::optional<Environment> parent() const;
    // True for `a.b` below `a`; nothing is below itself.
    [[nodiscard]] bool is_below(Environment const& other) const;

    auto operator<=>(Environment const&) const = default;

private:
    std::string m_path;
};

// For messages: 'test.unit', or the root.
[[nodiscard]] std::string describe(Environment const& environment);

} // namespace kreator
