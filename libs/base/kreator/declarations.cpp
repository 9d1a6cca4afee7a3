#include "kreator/declarations.hpp"

#include "kreator/error.hpp"
#include "kreator/property_name.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace kreator {

Declarations::Declarations(std::vector<Declaration> declarations) : m_declarations(std::move(declarations)) {
    std::ranges::sort(m_declarations, {}, &Declaration::name);
    for (auto const& declaration : m_declarations) {
        if (!is_property_name(declaration.name)) {
            throw Error(fmt::format("'{}' is not a property name (expected a name such as Server.Port)",
                                    declaration.name));
        }
    }
    auto const twice = std::ranges::adjacent_find(m_declarations, {}, &Declaration::name);
    if (twice != m_declarations.end()) {
        throw Error(fmt::format("the property {} is declared twice", twice->name));
    }
}

NamedValues Declarations::standards() const {
    NamedValues values;
    for (auto const& declaration : m_declarations) {
        if (declaration.standard) {
            values.emplace(declaration.name, *declaration.standard);
        }
    }
    return values;
}

std::vector<Setting> Declarations::effective(Properties const& properties) const {
    std::vector<Setting> settings;
    for (auto const& declaration : m_declarations) {
        Setting setting{.name = declaration.name, .value = "", .place = "", .help = declaration.help};
        if (auto const found = properties.find(declaration.name)) {
            setting.value = declaration.is_secret ? "********" : to_text(found->value);
            setting.place = found->place;
        }
        settings.push_back(std::move(setting));
    }
    return settings;
}

std::vector<std::string> Declarations::unknown(std::vector<std::string> const& names) const {
    std::vector<std::string> unknown;
    std::ranges::copy_if(names, std::back_inserter(unknown),
                         [&](auto const& name) { return !declares(name); });
    return unknown;
}

bool Declarations::declares(std::string_view name) const {
    return std::ranges::binary_search(m_declarations, name, {}, [](Declaration const& declaration) {
        return std::string_view(declaration.name);
    });
}

} // namespace kreator
