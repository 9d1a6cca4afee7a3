#include "kreator/error.hpp"
#include "kreator/property_name.hpp"
#include "kreator/property_source.hpp"
#include "toml/table_reader.hpp"

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

} // namespace

ConfigurationFile::ConfigurationFile(std::filesystem::path const& path)
    : ConfigurationFile(path.string(), read_file(path)) {}

ConfigurationFile::ConfigurationFile(std::string const& path, std::string_view text) : m_path(path) {
    auto table = toml_text::TableReader::parse(text, path);
    if (!table) {
        throw Error(table.error());
    }
    for (auto& [name, value] : table->settings()) {
        if (!is_property_name(name)) {
            table->complain(name, "is not a property name (expected a name such as Server.Port)");
        }
        m_values.emplace(std::move(name), std::visit([](auto& any) { return PropertyValue(any); }, value));
    }
    if (auto const done = table->done(); !done) {
        throw Error(done.error());
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
