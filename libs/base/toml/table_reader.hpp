// Reads the tables of a TOML file key by key, and strictly.
//
// The caller takes every key it knows, and done() fails if any is left, so that a misspelt key is an error.
// The first error is kept and later reads return empty values, so that the caller reads straight through
// and checks once. Errors name the file, the line and the key.
#pragma once

#include "toml/document.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace toml_text {

struct Setting {
    std::string name; // its keys, joined by dots: "Server.Port"
    std::variant<std::string, std::int64_t, bool> value;
};

class TableReader {
public:
    // The file's name is for messages.
    [[nodiscard]] static Result<TableReader> parse(std::string_view text, std::string file);

    // Without a standard value the key is required. Strings must not be empty.
    [[nodiscard]] std::string text(std::string_view key, std::optional<std::string> const& standard = {});
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);
    [[nodiscard]] std::vector<std::string> texts_or_none(std::string_view key);
    [[nodiscard]] std::uint64_t number(std::string_view key, std::uint64_t least, std::uint64_t most,
                                       std::optional<std::uint64_t> standard = {});
    [[nodiscard]] bool flag(std::string_view key, bool standard);
    // A table whose keys may be anything, and whose values are strings.
    [[nodiscard]] std::map<std::string, std::string> map(std::string_view key);

    // All values of this table and of the tables in it, which must be strings, whole numbers or booleans.
    [[nodiscard]] std::vector<Setting> settings();

    [[nodiscard]] bool has(std::string_view key) const;
    // The keys of a table in this one; none if it is missing.
    [[nodiscard]] std::vector<std::string> keys(std::string_view key) const;
    // Empty if the key is missing; then reading a required key of it is an error.
    [[nodiscard]] TableReader table(std::string_view key);

    // Reports that a value makes no sense to the caller.
    void complain(std::string_view key, std::string_view what);

    // Call after reading everything: returns the first error, or an unknown key.
    [[nodiscard]] Result<void> done();

private:
    struct File;

    TableReader(std::shared_ptr<File> file, std::string prefix)
        : m_file(std::move(file)), m_prefix(std::move(prefix)) {}
    [[nodiscard]] std::string path(std::string_view key) const;

    std::shared_ptr<File> m_file;
    std::string m_prefix; // "build."
};

} // namespace toml_text
