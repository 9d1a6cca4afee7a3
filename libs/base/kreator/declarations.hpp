// The properties of a program: names, defaults and descriptions.
#pragma once

#include "kreator/properties.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kreator {

struct Declaration {
    std::string name;
    std::string help;
    std::optional<PropertyValue> standard; // the built-in default
    bool is_secret = false;
};

// One line of the effective configuration.
struct Setting {
    std::string name;
    std::string value; // "" where nothing is set; a secret is masked
    std::string place; // the source that said it; "" where none did
    std::string help;
};

class Declarations {
public:
    // Throws an Error if a name is none, or stands twice.
    explicit Declarations(std::vector<Declaration> declarations);

    [[nodiscard]] std::vector<Declaration> const& all() const { return m_declarations; }
    // The defaults as a source, the last of all.
    [[nodiscard]] NamedValues standards() const;
    [[nodiscard]] std::vector<Setting> effective(Properties const& properties) const;
    // Those of the names that are not declared.
    [[nodiscard]] std::vector<std::string> unknown(std::vector<std::string> const& names) const;

private:
    [[nodiscard]] bool declares(std::string_view name) const;

    std::vector<Declaration> m_declarations; // by name
};

} // namespace kreator
