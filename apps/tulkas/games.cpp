// `tulkas games`: the games there are.
#include "support/json.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <vector>

namespace tulkas {

using support::Json;
using support::JsonArray;
using support::Result;

namespace {

std::string players(rules::GameInfo const& info) {
    return info.least_seats == info.most_seats ? fmt::format("{}", info.least_seats)
                                               : fmt::format("{}–{}", info.least_seats, info.most_seats);
}

std::string bots(rules::GameInfo const& info) {
    std::vector<std::string> names;
    std::ranges::transform(info.bots, std::back_inserter(names), &rules::BotInfo::name);
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string as_text(rules::Registry const& games) {
    TextTable table({{"name"}, {"players"}, {"kind"}, {"house bots"}, {"about"}});
    for (auto const& game : games.games()) {
        auto const& info = game->info();
        table.add({info.name, players(info), std::string(to_text(info.kind)), bots(info), info.summary});
    }
    return table.text();
}

Json limit(rules::Duration duration) {
    return duration == rules::TimeControl::forever
               ? Json(nullptr)
               : Json(std::chrono::duration_cast<std::chrono::milliseconds>(duration).count());
}

Json options_json(std::vector<rules::OptionInfo> const& options) {
    JsonArray array;
    for (auto const& option : options) {
        Json entry{{"name", option.name}, {"help", option.help}, {"standard", option.standard}};
        if (option.choices.empty()) {
            entry.as_object().emplace("least", option.least);
            entry.as_object().emplace("most", option.most);
        } else {
            entry.as_object().emplace("choices", JsonArray(option.choices.begin(), option.choices.end()));
        }
        array.push_back(std::move(entry));
    }
    return array;
}

Json bots_json(std::vector<rules::BotInfo> const& bots) {
    JsonArray array;
    for (auto const& bot : bots) {
        array.push_back(
            {{"name", bot.name}, {"help", bot.help}, {"parameters", options_json(bot.parameters)}});
    }
    return array;
}

Json game_json(rules::GameInfo const& info) {
    return {{"name", info.name},
            {"title", info.title},
            {"summary", info.summary},
            {"kind", to_text(info.kind)},
            {"players", {{"least", info.least_seats}, {"most", info.most_seats}}},
            {"maximum", info.maximum ? Json(*info.maximum) : Json(nullptr)},
            {"time_ms", {{"move", limit(info.time.per_call)}, {"game", limit(info.time.per_game)}}},
            {"options", options_json(info.options)},
            {"bots", bots_json(info.bots)},
            {"baseline", info.baseline}};
}

Result<void> list_games(rules::Registry const& games, bool json) {
    if (!json) {
        return print(as_text(games));
    }
    JsonArray array;
    for (auto const& game : games.games()) {
        array.push_back(game_json(game->info()));
    }
    return print_json(array);
}

} // namespace

void add_games(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("games", "list the games: name, players, kind");
    auto const json = std::make_shared<bool>(false);
    command.flag("--json", *json, "print one JSON value instead of text");
    command.action([json, &games] { return list_games(games, *json); });
}

} // namespace tulkas
