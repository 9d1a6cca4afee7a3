#include "languages/manifest.hpp"

#include "languages/nickname.hpp"
#include "toml/table_reader.hpp"

namespace languages {

using support::ErrorKind;
using support::Result;
using toml_text::TableReader;

namespace {

constexpr std::uint64_t most_players = 26;

std::optional<std::string> text_if_any(TableReader& table, std::string_view key) {
    return table.has(key) ? std::optional(table.text(key)) : std::nullopt;
}

} // namespace

Result<Manifest> parse_manifest(std::string_view text, std::string const& file) {
    auto table = TULKAS_TRY(support::with_kind(ErrorKind::invalid, TableReader::parse(text, file)));
    Manifest manifest{.main = table.text("main"),
                      .name = text_if_any(table, "name"),
                      .language = text_if_any(table, "language")};
    if (table.has("players")) {
        manifest.players = table.number("players", 1, most_players);
    }
    manifest.is_told = table.flag("seed", false);
    manifest.is_simultaneous = table.flag("simultaneous", false);
    if (manifest.main.starts_with('/') || manifest.main.contains("..")) {
        table.complain("main", "must be a file in this directory");
    }
    if (manifest.name) {
        if (auto const checked = check_name(*manifest.name); !checked) {
            table.complain("name", "is not a valid name: " + checked.error().message);
        }
    }
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, table.done()));
    return manifest;
}

} // namespace languages
