// The settings of a program, from several sources.
//
// The first source that has a property says its value; the sources stand in falling precedence: command line,
// environment variables, configuration file, built-in defaults.
#pragma once

#include "kreator/property_source.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kreator {

class Properties {
public:
    explicit Properties(std::vector<std::unique_ptr<PropertySource>> sources)
        : m_sources(std::move(sources)) {}

    // Throws an Error that names the property and all places that were looked at if there is none, or if it
    // is of another type.
    template <PropertyType Type>
    [[nodiscard]] Type required(std::string_view name) const {
        auto value = optional<Type>(name);
        if (!value) {
            refuse_missing(name);
        }
        return *std::move(value);
    }

    template <PropertyType Type>
    [[nodiscard]] std::optional<Type> optional(std::string_view name) const {
        auto const found = find(name);
        if (!found) {
            return std::nullopt;
        }
        auto value = as<Type>(found->value);
        if (!value) {
            refuse_misfit(name, *found, value.error());
        }
        return *std::move(value);
    }

    struct Found {
        PropertyValue value;
        std::string place;
        std::vector<std::string> looked_at; // this place last
    };
    // Throws an Error if that is no name of a property.
    [[nodiscard]] std::optional<Found> find(std::string_view name) const;

private:
    [[noreturn]] void refuse_missing(std::string_view name) const;
    [[noreturn]] static void refuse_misfit(std::string_view name, Found const& found, Misfit const& why);

    std::vector<std::unique_ptr<PropertySource>> m_sources;
};

} // namespace kreator
