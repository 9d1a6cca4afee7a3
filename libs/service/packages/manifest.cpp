#include "packages/manifest.hpp"

#include "match/engine_start.hpp"
#include "support/assert.hpp"
#include "support/controls.hpp"
#include "toml/table_reader.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

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
constexpr std::size_t most_bots = 10;
constexpr std::uint64_t highest_level = 10;

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
        if (!is_option_name(name) || name == match::Pool::maps || name == match::Pool::positions) {
            options.complain(name, "must be named with a–z, 0–9 and _, and neither \"map\" nor \"position\"");
        }
        read.push_back(read_option(options.table(name), name));
    }
    return read;
}

// What can stand in the name of a player.
bool is_bot_name(std::string_view name) {
    return !name.empty() && name.size() <= longest_name && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    });
}

HouseBot baseline_alone(std::string const& program) {
    auto const name = std::filesystem::path(program).stem().string();
    return {.name = is_bot_name(name) ? name : "baseline",
            .program = program,
            .help = "the baseline that came with the game"};
}

std::vector<HouseBot> read_bots(TableReader& table, std::string const& baseline) {
    auto const names = table.keys("bots");
    auto bots = table.table("bots");
    if (names.empty()) {
        return {baseline_alone(baseline)};
    }
    if (names.size() > most_bots) {
        table.complain("bots", fmt::format("must be at most {}", most_bots));
    }
    std::vector<HouseBot> read;
    for (auto const& name : names) {
        if (!is_bot_name(name)) {
            bots.complain(
                name, fmt::format("must be named with at most {} letters, digits, _ and -", longest_name));
        }
        auto bot = bots.table(name);
        read.push_back({.name = name,
                        .program = path(bot, "program"),
                        .help = line(bot, "help", longest_summary),
                        .level = bot.number("level", 1, highest_level)});
    }
    std::ranges::sort(read, {}, [](HouseBot const& bot) { return std::pair(bot.level, bot.name); });
    if (std::ranges::find(read, baseline, &HouseBot::program) == read.end()) {
        table.complain("baseline", "must be the program of one of the bots");
    }
    return read;
}

std::vector<std::string> read_pool(TableReader& table, std::string_view key) {
    auto files = table.texts_or_none(key);
    if (files.size() > most_choices || !std::ranges::all_of(files, is_path)) {
        table.complain(key, fmt::format("must be at most {}, within the package: folder/file", most_choices));
    }
    return files;
}

void read_teams(TableReader& table, GameManifest& manifest) {
    manifest.teams = table.texts_or_none("teams");
    auto const is_fine = [](std::string const& team) {
        return team.size() <= longest_name && support::visible_line(team) == team;
    };
    if (!std::ranges::all_of(manifest.teams, is_fine)) {
        table.complain("teams", fmt::format("must be names of at most {} bytes", longest_name));
    }
    std::set<std::string> const names(manifest.teams.begin(), manifest.teams.end());
    bool const has_one_for_each = std::ssize(manifest.teams) == manifest.players &&
                                  manifest.most_players == manifest.players && manifest.players > 2;
    if (table.has("teams") && (!has_one_for_each || names.size() < 2)) {
        table.complain("teams", "must name the team of each player: two teams or more, in a game for three "
                                "players or more, without `most_players`");
    }
}

} // namespace

rules::Kind GameManifest::kind() const {
    return most_players == 1   ? rules::Kind::challenge
           : most_players == 2 ? rules::Kind::match
                               : rules::Kind::ranking;
}

HouseBot const& GameManifest::baseline_bot() const {
    auto const found = std::ranges::find(bots, baseline, &HouseBot::program);
    TULKAS_ASSERT(found != bots.end());
    return *found;
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
    manifest.bots = read_bots(table, manifest.baseline);
    manifest.most_players = manifest.players;
    if (table.has("most_players")) {
        manifest.most_players = static_cast<int>(table.number("most_players", 2, most_players));
        if (manifest.players < 2 || manifest.most_players < manifest.players) {
            table.complain("most_players", "must be at least `players`, which must be 2 or more");
        }
    }
    read_teams(table, manifest);
    manifest.is_open = table.flag("open", false);
    manifest.is_simultaneous = table.flag("simultaneous", false);
    manifest.maps = read_pool(table, "maps");
    manifest.positions = read_pool(table, "positions");
    manifest.options = read_options(table);
    manifest.is_told = table.flag("seed", false) || manifest.most_players > manifest.players ||
                       !manifest.maps.empty() || !manifest.positions.empty() || !manifest.options.empty();
    manifest.time = {.per_call = std::chrono::milliseconds(table.number("call_ms", 1, longest_call_ms, 1000)),
                     .per_game =
                         std::chrono::milliseconds(table.number("game_ms", 1, longest_game_ms, 60'000))};
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, table.done()));
    return manifest;
}

} // namespace packages
