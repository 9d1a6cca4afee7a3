#include "kreator/error.hpp"
#include "kreator/property_name.hpp"
#include "kreator/property_source.hpp"
#include "toml/document.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

namespace kreator {

namespace {

std::string read_file(std::filesystem::path const& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file) {
        throw Error(fmt::format("cannot read the configuration file {}", path.string()));
    }
    return text;
}

class Collector {
public:
    explicit Collector(std::string const& path) : m_path(path) {}

    void collect(toml_text::Table const& table, std::string const& prefix) {
        for (auto const& [key, value] : table) {
            auto const name = prefix + key;
            if (!is_property_name(name)) {
                refuse(value, fmt::format("'{}' is not a property name (expected a name such as Server.Port)",
                                          name));
            }
            if (auto const* const inner = std::get_if<toml_text::Table>(&value.is)) {
                collect(*inner, name + ".");
            } else {
                m_values.emplace(name, value_of(value, name));
            }
        }
    }

    [[nodiscard]] NamedValues take() { return std::move(m_values); }

private:
    PropertyValue value_of(toml_text::Value const& value, std::string const& name) const {
        if (auto const* const text = std::get_if<std::string>(&value.is)) {
            return *text;
        }
        if (auto const* const number = std::get_if<std::int64_t>(&value.is)) {
            return *number;
        }
        if (auto const* const boolean = std::get_if<bool>(&value.is)) {
            return *boolean;
        }
        refuse(value, fmt::format("{} must be text, a whole number, true or false", name));
    }

    [[noreturn]] void refuse(toml_text::Value const& where, std::string_view why) const {
        throw Error(fmt::format("{}:{}: {}", m_path, where.line, why));
    }

    std::string m_path;
    NamedValues m_values;
};

} // namespace

ConfigurationFile::ConfigurationFile(std::filesystem::path const& path)
    : ConfigurationFile(path.string(), read_file(path)) {}

ConfigurationFile::ConfigurationFile(std::string const& path, std::string_view text) : m_path(path) {
    try {
        Collector collector(path);
        collector.collect(toml_text::read(text, path), "");
        m_values = collector.take();
    } catch (toml_text::Fault const& fault) {
        throw Error(fault.what());
    }
}

std::optional<PropertyValue> ConfigurationFile::find(std::string_view name) const {
    auto const found = m_values.find(name);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string ConfigurationFile::place_of(std::string_view /*name*/) const {
    return fmt::format("file {}", m_path);
}

std::vector<std::string> ConfigurationFile::names() const {
    std::vector<std::string> names;
    for (auto const& [name, value] : m_values) {
        names.push_back(name);
    }
    return names;
}

} // namespace kreator
