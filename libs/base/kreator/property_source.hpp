// Where the values of properties come from.
#pragma once

#include "kreator/property_value.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kreator {

class PropertySource {
public:
    virtual ~PropertySource() = default;

    [[nodiscard]] virtual std::optional<PropertyValue> find(std::string_view name) const = 0;
    // Where exactly it looks for that property: for messages.
    [[nodiscard]] virtual std::string place_of(std::string_view name) const = 0;
};

using NamedValues = std::map<std::string, PropertyValue, std::less<>>;

// Values given by name: the command line's, or the built-in defaults.
class GivenValues : public PropertySource {
public:
    GivenValues(std::string place, NamedValues values);

    [[nodiscard]] std::optional<PropertyValue> find(std::string_view name) const override;
    [[nodiscard]] std::string place_of(std::string_view name) const override;

private:
    std::string m_place;
    NamedValues m_values;
};

// `TULKAS_SERVER_PORT` for Server.Port, if the prefix is TULKAS.
class EnvironmentVariables : public PropertySource {
public:
    using Lookup = std::function<std::optional<std::string>(std::string const& variable)>;

    // The variables of this process, unless others are given.
    explicit EnvironmentVariables(std::string prefix, Lookup lookup = variable_of_process);

    [[nodiscard]] std::optional<PropertyValue> find(std::string_view name) const override;
    [[nodiscard]] std::string place_of(std::string_view name) const override;

    [[nodiscard]] static std::optional<std::string> variable_of_process(std::string const& variable);

private:
    std::string m_prefix;
    Lookup m_lookup;
};

// A file in TOML: `Port = 8080` in the table `[Server]` is Server.Port.
class ConfigurationFile : public PropertySource {
public:
    // Throws an Error that says where if it cannot be read, or holds what no property is.
    explicit ConfigurationFile(std::filesystem::path const& path);
    // The text of a file of that name.
    ConfigurationFile(std::string const& path, std::string_view text);

    [[nodiscard]] std::optional<PropertyValue> find(std::string_view name) const override;
    [[nodiscard]] std::string place_of(std::string_view name) const override;
    // All of them, so that a misspelt one can be found.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    std::string m_path;
    NamedValues m_values;
};

} // namespace kreator
