#include "kreator/property_source.hpp"

#include "kreator/property_name.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace kreator {

GivenValues::GivenValues(std::string place, NamedValues values)
    : m_place(std::move(place)), m_values(std::move(values)) {}

std::optional<PropertyValue> GivenValues::find(std::string_view name) const {
    auto const found = m_values.find(name);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string GivenValues::place_of(std::string_view /*name*/) const {
    return m_place;
}

EnvironmentVariables::EnvironmentVariables(std::string prefix, Lookup lookup)
    : m_prefix(std::move(prefix)), m_lookup(std::move(lookup)) {}

std::optional<PropertyValue> EnvironmentVariables::find(std::string_view name) const {
    if (auto const text = m_lookup(variable_name(m_prefix, name))) {
        return Untyped{*text};
    }
    return std::nullopt;
}

std::string EnvironmentVariables::place_of(std::string_view name) const {
    return fmt::format("environment variable {}", variable_name(m_prefix, name));
}

std::optional<std::string> EnvironmentVariables::variable_of_process(std::string const& variable) {
    char const* const value =
        std::getenv(variable.c_str()); // NOLINT(concurrency-mt-unsafe): nothing sets them
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

} // namespace kreator
