#include "languages/toml.hpp"

#include "toml/toml.hpp"

#include <fmt/format.h>

#include <set>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

struct TomlTable::File {
    std::string name;
    toml::table root;
    std::set<std::string, std::less<>> taken; // paths of keys
    std::optional<support::Error> error;

    void complain(toml::node const* where, std::string_view path, std::string_view what) {
        if (error) {
            return;
        }
        auto const line = where == nullptr ? 0 : where->source().begin.line;
        error = support::Error{ErrorKind::invalid, line == 0
                                                       ? fmt::format("{}: {} {}", name, path, what)
                                                       : fmt::format("{}:{}: {} {}", name, line, path, what)};
    }

    toml::node const* take(std::string const& path) {
        taken.insert(path);
        return root.at_path(path).node();
    }

    // The same, but it must be there.
    toml::node const* need(std::string const& path) {
        auto const* const node = take(path);
        if (node == nullptr) {
            complain(nullptr, path, "is missing");
        }
        return node;
    }

    std::string text_of(toml::node const& node, std::string_view path) {
        auto const text = node.value<std::string>();
        if (!text || text->empty()) {
            complain(&node, path, "must be a text, and not empty");
        }
        return text.value_or("");
    }

    void complain_of_strangers(toml::table const& table, std::string const& prefix) {
        for (auto const& [key, node] : table) {
            std::string const path = prefix + std::string(key.str());
            if (!taken.contains(path)) {
                complain(&node, path, "is no key that means anything here");
            } else if (auto const* const below = node.as_table(); below != nullptr) {
                complain_of_strangers(*below, path + ".");
            }
        }
    }
};

Result<TomlTable> TomlTable::parse(std::string_view text, std::string file) {
    try {
        auto root = toml::parse(text, file);
        return TomlTable(std::make_shared<File>(File{.name = std::move(file), .root = std::move(root)}), "");
    } catch (toml::parse_error const& error) {
        return fail(ErrorKind::invalid, "{}:{}: {}", file, error.source().begin.line, error.description());
    } catch (toml_text::Fault const& fault) {
        return fail(ErrorKind::invalid, "{}: {}", file, fault.what());
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
        complain(key, "must be a list of texts, and not empty");
    }
    return list;
}

std::vector<std::string> TomlTable::texts_or_none(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    auto const* const array = node->as_array();
    if (array == nullptr) {
        complain(key, "must be a list of texts");
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
    auto const* const value = node->as_integer();
    if (value == nullptr || value->get() < 0 || static_cast<std::uint64_t>(value->get()) < least ||
        static_cast<std::uint64_t>(value->get()) > most) {
        complain(key, fmt::format("must be a whole number from {} to {}", least, most));
        return least;
    }
    return static_cast<std::uint64_t>(value->get());
}

bool TomlTable::flag(std::string_view key, bool standard) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return standard;
    }
    if (!node->is_boolean()) {
        complain(key, "must be true or false");
    }
    return node->value<bool>().value_or(standard);
}

std::map<std::string, std::string> TomlTable::map(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node == nullptr) {
        return {};
    }
    if (!node->is_table()) {
        complain(key, "must be a table");
        return {};
    }
    std::map<std::string, std::string> values;
    for (auto const& [name, value] : *node->as_table()) {
        std::string const inner = path(key) + "." + std::string(name.str());
        m_file->taken.insert(inner);
        values.emplace(name.str(), m_file->text_of(value, inner));
    }
    return values;
}

bool TomlTable::has(std::string_view key) const {
    return m_file->root.at_path(path(key)).node() != nullptr;
}

TomlTable TomlTable::table(std::string_view key) {
    auto const* const node = m_file->take(path(key));
    if (node != nullptr && !node->is_table()) {
        complain(key, "must be a table");
    }
    return {m_file, path(key) + "."};
}

void TomlTable::complain(std::string_view key, std::string_view what) {
    m_file->complain(m_file->root.at_path(path(key)).node(), path(key), what);
}

Result<void> TomlTable::done() {
    m_file->complain_of_strangers(m_file->root, "");
    return m_file->error ? Result<void>(std::unexpected(*m_file->error)) : Result<void>();
}

} // namespace languages
