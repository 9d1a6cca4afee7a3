#include "kreator/error.hpp"
#include "kreator/property_name.hpp"
#include "kreator/property_source.hpp"
#include "toml/toml.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

namespace kreator {

namespace {

std::string read_file(std::filesystem::path const& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file) {
        throw Error(fmt::format("the configuration file {} cannot be read", path.string()));
    }
    return text;
}

[[noreturn]] void refuse(std::string const& path, toml::source_region const& region, std::string_view why) {
    throw Error(fmt::format("{}, line {}, column {}: {}", path, region.begin.line, region.begin.column, why));
}

class Collector {
public:
    explicit Collector(std::string const& path) : m_path(path) {}

    void collect(toml::table const& table, std::string const& prefix) {
        for (auto const& [key, node] : table) {
            auto const name = prefix + std::string(key.str());
            if (!is_property_name(name)) {
                refuse(m_path, key.source(),
                       fmt::format("'{}' is no name of a property, such as Server.Port", name));
            }
            if (auto const* const inner = node.as_table()) {
                collect(*inner, name + ".");
            } else {
                m_values.emplace(name, value_of(node, name));
            }
        }
    }

    [[nodiscard]] NamedValues take() { return std::move(m_values); }

private:
    PropertyValue value_of(toml::node const& node, std::string const& name) const {
        if (auto const* const text = node.as_string()) {
            return text->get();
        }
        if (auto const* const number = node.as_integer()) {
            return number->get();
        }
        if (auto const* const boolean = node.as_boolean()) {
            return boolean->get();
        }
        refuse(m_path, node.source(),
               fmt::format("{} is text, a whole number, true or false, nothing else", name));
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
        collector.collect(toml::parse(text), "");
        m_values = collector.take();
    } catch (toml::parse_error const& error) {
        refuse(path, error.source(), error.description());
    } catch (toml_text::Fault const& fault) {
        throw Error(fmt::format("{}: {}", path, fault.what()));
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
