#include "gym/texts.hpp"

#include "all_games/all_games.hpp"
#include "support/json.hpp"
#include "support/json_members.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace gym {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

JsonArray actions_of(rules::Encoding const& encoding) {
    JsonArray groups;
    for (auto const& group : encoding.actions()) {
        groups.push_back(JsonObject{{"name", group.name}, {"count", group.count}});
    }
    return groups;
}

JsonObject about(rules::GameInfo const& info, rules::Encoding const& encoding) {
    JsonArray options;
    for (auto const& option : info.options) {
        options.push_back(
            JsonObject{{"name", option.name}, {"help", option.help}, {"standard", option.standard}});
    }
    JsonArray bots;
    for (auto const& bot : info.bots) {
        bots.emplace_back(bot.name);
    }
    return {{"name", info.name},
            {"title", info.title},
            {"kind", rules::to_text(info.kind)},
            {"least_seats", info.least_seats},
            {"most_seats", info.most_seats},
            {"options", std::move(options)},
            {"bots", std::move(bots)},
            {"actions", actions_of(encoding)}};
}

Result<std::string> text_of(Json const& value, std::string_view what) {
    auto const* const text = value.if_string();
    if (text == nullptr) {
        return fail(ErrorKind::invalid, "{} must be strings", what);
    }
    return std::string(*text);
}

Result<std::vector<std::string>> texts_of(JsonArray const& array, std::string_view what) {
    std::vector<std::string> texts;
    for (auto const& value : array) {
        texts.push_back(TULKAS_TRY(text_of(value, what)));
    }
    return texts;
}

// As an int; what is out of its range is out of every range that is looked at later.
int as_int(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, -1, std::numeric_limits<int>::max()));
}

Result<rules::Options> options_of(rules::GameInfo const& info, JsonObject const& object) {
    std::map<std::string, std::string> given;
    for (auto const& [name, value] : object) {
        given[std::string(name)] = TULKAS_TRY(text_of(value, "options"));
    }
    return rules::Options::create(info.options, given);
}

} // namespace

std::string games_text() {
    JsonArray games;
    auto const registry = all_games::all_games();
    for (auto const& game : registry.games()) {
        if (auto const encoding = all_games::make_encoding(game->info().name)) {
            games.push_back(about(game->info(), *encoding));
        }
    }
    return support::to_text(games);
}

std::string features_text(rules::Encoding const& encoding, int seats) {
    JsonArray blocks;
    for (auto const& block : encoding.features(seats)) {
        blocks.push_back(
            JsonObject{{"name", block.name}, {"shape", JsonArray(block.shape.begin(), block.shape.end())}});
    }
    return support::to_text(blocks);
}

std::string outcome_text(std::optional<rules::Outcome> const& outcome) {
    if (!outcome) {
        return "null";
    }
    return support::to_text(JsonObject{{"winner", outcome->winner ? Json(*outcome->winner) : Json(nullptr)},
                                       {"scores", JsonArray(outcome->scores.begin(), outcome->scores.end())},
                                       {"reason", outcome->reason}});
}

Result<WishForGame> read_wish(std::string_view text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    support::JsonMembers members(json);
    auto const name = members.text("game");
    auto const matches = members.number("matches");
    auto const seed = members.number("seed");
    auto const most_actions = members.number("most_actions");
    bool const illegal_loses = members.flag("illegal_loses");
    bool const restarts = members.flag("restarts");
    auto const& options = members.object("options");
    auto const& players = members.array("players");
    auto const& without = members.array("without");
    TULKAS_TRY(members.finish());
    auto game = TULKAS_TRY(all_games::all_games().find(name));
    learning::Wish wish{.options = TULKAS_TRY(options_of(game->info(), options)),
                        .matches = as_int(matches),
                        .seed = static_cast<std::uint64_t>(seed),
                        .players = TULKAS_TRY(texts_of(players, "players")),
                        .without = TULKAS_TRY(texts_of(without, "groups of actions")),
                        .most_actions = as_int(most_actions),
                        .illegal_loses = illegal_loses,
                        .restarts = restarts};
    return WishForGame{.game = std::move(game), .wish = std::move(wish)};
}

} // namespace gym
