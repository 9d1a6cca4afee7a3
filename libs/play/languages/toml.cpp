#include "languages/toml.hpp"

#include "toml/document.hpp"

#include <fmt/format.h>

#include <set>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

struct TomlTable::File {
    std::string name;
    toml_text::Value root;                    // a table
    std::set<std::string, std::less<>> taken; // paths of keys
    std::optional<support::Error> error;

    void complain(toml_text::Value const* where, std::string_view path, std::string_view what) {
        if (error) {
            return;
        }
        auto const line = where == nullptr ? 0 : where->line;
        error = support::Error{ErrorKind::invalid, line == 0
                                                       ? fmt::format("{}: {} {}", name, path, what)
                                                       : fmt::format("{}:{}: {} {}", name, line, path, what)};
    }

    // The path's steps are joined by dots.
    [[nodiscard]] toml_text::Value const* find(std::string_view path) const {
        auto const* value = &root;
        while (value != nullptr && !path.empty()) {
            auto const step = path.substr(0, path.find('.'));
            path.remove_prefix(std::min(step.size() + 1, path.size()));
            auto const* const table = std::get_if<toml_text::Table>(&value->is);
            auto const inner = table == nullptr ? toml_text::Table::const_iterator{} : table->find(step);
            value = table == nullptr || inner == table->end() ? nullptr : &inner->second;
        }
        return value;
    }

    toml_text::Value const* take(std::string const& path) {
        taken.insert(path);
        return find(path);
    }

    // The same, but it must be there.
    toml_text::Value const* need(std::string const& path) {
        auto const* const node = take(path);
        if (node == nullptr) {
            complain(nullptr, path, "is missing");
        }
        return node;
    }

    std::string text_of(toml_text::Value const& node, std::string_view path) {
        auto const* const text = std::get_if<std::string>(&node.is);
        if (text == nullptr || text->empty()) {
            complain(&node, path, "must be a non-empty string");
            return "";
        }
        return *text;
    }

    void complain_of_strangers(toml_text::Table const& table, std::string const& prefix) {
        for (auto const& [key, node] : table) {
            std::string const path = prefix + key;
            if (!taken.contains(path)) {
                complain(&node, path, "is not a known key");
            } else if (auto const* const below = std::get_if<toml_text::Table>(&node.is)) {
                complain_of_strangers(*below, path + ".");
            }
        }
    }
};

Result<TomlTable> TomlTable::parse(std::string_view text, std::string file) {
    try {
        toml_text::Value root{toml_text::read(text, file)};
        return TomlTable(std::make_shared<File>(File{.name = std::move(file), .root = std::move(root)}), "");
    } catch (toml_text::Fault const& fault) {
        return fail(ErrorKind::invalid, "{}", fault.what());
    }
}

std::string TomlTable::path(std::string_view key) const {
    return m_prefix + std::string(key);
}

std::string TomlTable::text(std::string_view key, std::optional<std::string> const& standard) {
    auto const* const node = standard ? m_file->take(path(key)) : m_file->need(path(key));
    return node == nullptr ? standard.value_or("") : m_file->text_of(*node, path(key));
}

std::vector<std::string> TomlTable::texts(std::string_view key) {
    if (m_file->need(path(key)) == nullptr) {
        return {};
    }
    auto list = texts_or_none(key);
    if (list.empty()) {
        complain(key, "must be a non-empty list of strings");
    }
    return list;
}

std::vector<std::string> TomlTable::texts_or_none(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    auto const* const array = std::get_if<toml_text::List>(&node->is);
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

std::uint64_t TomlTable::number(std::string_view key, std::uint64_t least, std::uint64_t most,
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

bool TomlTable::flag(std::string_view key, bool standard) {
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

std::map<std::string, std::string> TomlTable::map(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    auto const* const table = std::get_if<toml_text::Table>(&node->is);
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

bool TomlTable::has(std::string_view key) const {
    return m_file->find(path(key)) != nullptr;
}

TomlTable TomlTable::table(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node != nullptr && !std::holds_alternative<toml_text::Table>(node->is)) {
        complain(key, "must be a table");
    }
    return {m_file, path(key) + "."};
}

void TomlTable::complain(std::string_view key, std::string_view what) {
    m_file->complain(m_file->find(path(key)), path(key), what);
}

Result<void> TomlTable::done() {
    m_file->complain_of_strangers(std::get<toml_text::Table>(m_file->root.is), "");
    return m_file->error ? Result<void>(std::unexpected(*m_file->error)) : Result<void>();
}

} // namespace languages
