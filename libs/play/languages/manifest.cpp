#include "languages/manifest.hpp"

#include "languages/nickname.hpp"
#include "languages/toml.hpp"

namespace languages {

using support::Result;

namespace {

constexpr std::uint64_t most_players = 26;

std::optional<std::string> text_if_any(TomlTable& table, std::string_view key) {
    return table.has(key) ? std::optional(table.text(key)) : std::nullopt;
}

} // namespace

Result<Manifest> parse_manifest(std::string_view text, std::string const& file) {
    auto table = TULKAS_TRY(TomlTable::parse(text, file));
    Manifest manifest{.main = table.text("main"),
                      .name = text_if_any(table, "name"),
                      .language = text_if_any(table, "language")};
    if (table.has("players")) {
        manifest.players = table.number("players", 1, most_players);
    }
    if (manifest.main.starts_with('/') || manifest.main.contains("..")) {
        table.complain("main", "must be a file in this directory");
    }
    if (manifest.name) {
        if (auto const checked = check_name(*manifest.name); !checked) {
            table.complain("name", "is not a valid name: " + checked.error().message);
        }
    }
    TULKAS_TRY(table.done());
    return manifest;
}

} // namespace languages
