#include "packages/manifest.hpp"

#include "match/engine_start.hpp"
#include "support/controls.hpp"
#include "toml/table_reader.hpp"

#include <algorithm>

namespace packages {

using support::ErrorKind;
using support::Result;
using toml_text::TableReader;

namespace {

constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_title = 60;
constexpr std::size_t longest_summary = 300;
constexpr std::uint64_t most_players = 26;
constexpr std::uint64_t most_versions = 1'000'000;
constexpr std::uint64_t longest_call_ms = 60'000;
constexpr std::uint64_t longest_game_ms = 600'000;
constexpr std::size_t most_options = 20;
constexpr std::size_t most_choices = 100;
constexpr std::uint64_t largest_number = 1'000'000'000;

bool is_name(std::string_view name) {
    bool const is_made_of = std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
    return is_made_of && !name.empty() && name.size() <= longest_name && name.front() >= 'a' &&
           !name.ends_with('-');
}

// Within the package, written in one way.
bool is_path(std::string_view path) {
    bool const is_plain = std::ranges::none_of(
        path, [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == '\\'; });
    auto const whole = "/" + std::string(path) + "/";
    return is_plain && !whole.contains("//") && !whole.contains("/./") && !whole.contains("/../");
}

std::string path(TableReader& table, std::string_view key) {
    auto text = table.text(key);
    if (!is_path(text)) {
        table.complain(key, "must be within the package: folder/file");
    }
    return text;
}

std::string line(TableReader& table, std::string_view key, std::size_t longest) {
    auto text = table.text(key);
    if (text.size() > longest || support::visible_line(text) != text) {
        table.complain(
            key, fmt::format("must be one line of at most {} bytes without control characters", longest));
    }
    return text;
}

bool is_option_name(std::string_view name) {
    return name.size() <= longest_name && std::ranges::all_of(name, [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
           });
}

rules::OptionInfo read_choices(TableReader& table, rules::OptionInfo option) {
    option.choices = table.texts("choices");
    auto const is_fine = [](std::string const& choice) {
        return choice.size() <= longest_name && support::visible_line(choice) == choice;
    };
    if (option.choices.empty() || option.choices.size() > most_choices ||
        !std::ranges::all_of(option.choices, is_fine)) {
        table.complain("choices",
                       fmt::format("must be 1 to {} words of at most {} bytes", most_choices, longest_name));
        return option;
    }
    option.standard = option.choices.front();
    return option;
}

rules::OptionInfo read_option(TableReader table, std::string const& name) {
    rules::OptionInfo option{.name = name, .help = line(table, "help", longest_summary), .standard = {}};
    if (table.has("choices")) {
        return read_choices(table, std::move(option));
    }
    option.least = static_cast<std::int64_t>(table.number("least", 0, largest_number));
    option.most = static_cast<std::int64_t>(table.number("most", 0, largest_number));
    auto const standard = static_cast<std::int64_t>(table.number("standard", 0, largest_number));
    if (standard < option.least || standard > option.most) {
        table.complain("standard", "must be from `least` to `most`");
    }
    option.standard = std::to_string(standard);
    return option;
}

std::vector<rules::OptionInfo> read_options(TableReader& table) {
    auto const names = table.keys("options");
    auto options = table.table("options");
    if (names.size() > most_options) {
        table.complain("options", fmt::format("must be at most {}", most_options));
        return {};
    }
    std::vector<rules::OptionInfo> read;
    for (auto const& name : names) {
        if (!is_option_name(name) || name == match::EngineStart::map_option) {
            options.complain(name, "must be named with a–z, 0–9 and _, and not \"map\"");
        }
        read.push_back(read_option(options.table(name), name));
    }
    return read;
}

} // namespace

rules::Kind GameManifest::kind() const {
    return players == 1 ? rules::Kind::challenge : players == 2 ? rules::Kind::match : rules::Kind::ranking;
}

Result<GameManifest> parse_game_manifest(std::string_view text, std::string const& file) {
    auto table = TULKAS_TRY(support::with_kind(ErrorKind::invalid, TableReader::parse(text, file)));
    GameManifest manifest{.name = table.text("name"),
                          .title = line(table, "title", longest_title),
                          .summary = line(table, "summary", longest_summary),
                          .version = table.number("version", 1, most_versions),
                          .players = static_cast<int>(table.number("players", 1, most_players)),
                          .engine = path(table, "engine"),
                          .rules = path(table, "rules"),
                          .baseline = path(table, "baseline")};
    if (!is_name(manifest.name)) {
        table.complain("name", "must be made of a–z, 0–9 and dashes, and begin with a letter");
    }
    if (table.has("viewer")) {
        manifest.viewer = path(table, "viewer");
    }
    manifest.starters = table.texts_or_none("starters");
    if (!std::ranges::all_of(manifest.starters, is_path)) {
        table.complain("starters", "must be within the package: folder/file");
    }
    manifest.is_open = table.flag("open", false);
    manifest.maps = table.texts_or_none("maps");
    if (manifest.maps.size() > most_choices || !std::ranges::all_of(manifest.maps, is_path)) {
        table.complain("maps",
                       fmt::format("must be at most {}, within the package: folder/file", most_choices));
    }
    manifest.options = read_options(table);
    manifest.is_told = table.flag("seed", false) || !manifest.maps.empty() || !manifest.options.empty();
    manifest.time = {.per_call = std::chrono::milliseconds(table.number("call_ms", 1, longest_call_ms, 1000)),
                     .per_game =
                         std::chrono::milliseconds(table.number("game_ms", 1, longest_game_ms, 60'000))};
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, table.done()));
    return manifest;
}

} // namespace packages
