#include "toml/table_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace toml_text {

struct TableReader::File {
    std::string name;
    Value root;                               // a table
    std::set<std::string, std::less<>> taken; // paths of keys
    std::optional<std::string> error;

    void complain(Value const* where, std::string_view path, std::string_view what) {
        if (error) {
            return;
        }
        auto const line = where == nullptr ? 0 : where->line;
        error = line == 0 ? fmt::format("{}: {} {}", name, path, what)
                          : fmt::format("{}:{}: {} {}", name, line, path, what);
    }

    // The path's steps are joined by dots.
    [[nodiscard]] Value const* find(std::string_view path) const {
        auto const* value = &root;
        while (value != nullptr && !path.empty()) {
            auto const step = path.substr(0, path.find('.'));
            path.remove_prefix(std::min(step.size() + 1, path.size()));
            auto const* const table = std::get_if<Table>(&value->is);
            auto const inner = table == nullptr ? Table::const_iterator{} : table->find(step);
            value = table == nullptr || inner == table->end() ? nullptr : &inner->second;
        }
        return value;
    }

    Value const* take(std::string const& path) {
        taken.insert(path);
        return find(path);
    }

    // The same, but it must be there.
    Value const* need(std::string const& path) {
        auto const* const node = take(path);
        if (node == nullptr) {
            complain(nullptr, path, "is missing");
        }
        return node;
    }

    std::string text_of(Value const& node, std::string_view path) {
        auto const* const text = std::get_if<std::string>(&node.is);
        if (text == nullptr || text->empty()) {
            complain(&node, path, "must be a non-empty string");
            return "";
        }
        return *text;
    }

    void add_settings(Table const& table, std::string const& prefix, std::vector<Setting>& settings) {
        for (auto const& [key, node] : table) {
            std::string const path = prefix + key;
            taken.insert(path);
            if (auto const* const below = std::get_if<Table>(&node.is)) {
                add_settings(*below, path + ".", settings);
            } else if (auto const* const text = std::get_if<std::string>(&node.is)) {
                settings.push_back({path, *text});
            } else if (auto const* const number = std::get_if<std::int64_t>(&node.is)) {
                settings.push_back({path, *number});
            } else if (auto const* const flag = std::get_if<bool>(&node.is)) {
                settings.push_back({path, *flag});
            } else {
                complain(&node, path, "must be a string, a whole number, true or false");
            }
        }
    }

    void complain_of_strangers(Table const& table, std::string const& prefix) {
        for (auto const& [key, node] : table) {
            std::string const path = prefix + key;
            if (!taken.contains(path)) {
                complain(&node, path, "is not a known key");
            } else if (auto const* const below = std::get_if<Table>(&node.is)) {
                complain_of_strangers(*below, path + ".");
            }
        }
    }
};

Result<TableReader> TableReader::parse(std::string_view text, std::string file) {
    auto root = read(text, file);
    if (!root) {
        return std::unexpected(std::move(root).error());
    }
    return TableReader(std::make_shared<File>(File{.name = std::move(file), .root = {*std::move(root)}}), "");
}

std::string TableReader::path(std::string_view key) const {
    return m_prefix + std::string(key);
}

std::string TableReader::text(std::string_view key, std::optional<std::string> const& standard) {
    auto const* const node = standard ? m_file->take(path(key)) : m_file->need(path(key));
    return node == nullptr ? standard.value_or("") : m_file->text_of(*node, path(key));
}

std::vector<std::string> TableReader::texts(std::string_view key) {
    if (m_file->need(path(key)) == nullptr) {
        return {};
    }
    auto list = texts_or_none(key);
    if (list.empty()) {
        complain(key, "must be a non-empty list of strings");
    }
    return list;
}

std::vector<std::string> TableReader::texts_or_none(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    auto const* const array = std::get_if<List>(&node->is);
    if (array == nullptr) {
        complain(key, "must be a list of strings");
        return {};
    }
    std::vector<std::string> list;
    for (auto const& element : *array) {
        list.push_back(m_file->text_of(element, path(key)));
    }
    return list;
}

std::uint64_t TableReader::number(std::string_view key, std::uint64_t least, std::uint64_t most,
                                  std::optional<std::uint64_t> standard) {
    auto const* const node = standard ? m_file->take(path(key)) : m_file->need(path(key));
    if (node == nullptr) {
        return standard.value_or(least);
    }
    auto const* const value = std::get_if<std::int64_t>(&node->is);
    if (value == nullptr || *value < 0 || static_cast<std::uint64_t>(*value) < least ||
        static_cast<std::uint64_t>(*value) > most) {
        complain(key, fmt::format("must be a whole number from {} to {}", least, most));
        return least;
    }
    return static_cast<std::uint64_t>(*value);
}

bool TableReader::flag(std::string_view key, bool standard) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return standard;
    }
    auto const* const value = std::get_if<bool>(&node->is);
    if (value == nullptr) {
        complain(key, "must be true or false");
    }
    return value == nullptr ? standard : *value;
}

std::map<std::string, std::string> TableReader::map(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    auto const* const table = std::get_if<Table>(&node->is);
    if (table == nullptr) {
        complain(key, "must be a table");
        return {};
    }
    std::map<std::string, std::string> values;
    for (auto const& [name, value] : *table) {
        std::string const inner = path(key) + "." + name;
        m_file->taken.insert(inner);
        values.emplace(name, m_file->text_of(value, inner));
    }
    return values;
}

std::vector<Setting> TableReader::settings() {
    std::vector<Setting> settings;
    auto const* const node = m_file->find(m_prefix);
    if (auto const* const table = node == nullptr ? nullptr : std::get_if<Table>(&node->is)) {
        m_file->add_settings(*table, m_prefix, settings);
    }
    return settings;
}

bool TableReader::has(std::string_view key) const {
    return m_file->find(path(key)) != nullptr;
}

std::vector<std::string> TableReader::keys(std::string_view key) const {
    auto const* const node = m_file->find(path(key));
    auto const* const table = node != nullptr ? std::get_if<Table>(&node->is) : nullptr;
    std::vector<std::string> names;
    if (table != nullptr) {
        std::ranges::transform(*table, std::back_inserter(names), &Table::value_type::first);
    }
    return names;
}

TableReader TableReader::table(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node != nullptr && !std::holds_alternative<Table>(node->is)) {
        complain(key, "must be a table");
    }
    return {m_file, path(key) + "."};
}

void TableReader::complain(std::string_view key, std::string_view what) {
    m_file->complain(m_file->find(path(key)), path(key), what);
}

Result<void> TableReader::done() {
    m_file->complain_of_strangers(std::get<Table>(m_file->root.is), "");
    return m_file->error ? Result<void>(std::unexpected(*m_file->error)) : Result<void>();
}

} // namespace toml_text
