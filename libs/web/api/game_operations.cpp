#include "api/game_operations.hpp"

#include "all_games/all_games.hpp"
#include "api/attachment.hpp"
#include "api/game_json.hpp"
#include "api/query.hpp"
#include "api/uploaded.hpp"
#include "archives/pack.hpp"
#include "support/digest.hpp"

#include <algorithm>

namespace api {

using http::make_json;
using http::make_response;
using http::Method;
using packages::Package;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr char const* html = "text/html; charset=utf-8";

Outcome const no_game{404, "there is no such uploaded game, or nothing of the kind in it", "Error"};
Parameter const version_query{.name = "version",
                              .type = ParameterType::number,
                              .description = "of the game; the one that is played without it"};

bool is_file(Package const& package, std::string const& name) {
    return std::ranges::find(package.files, name, &languages::SourceFile::name) != package.files.end();
}

Result<std::string> packed(Package const& package, std::string const& folder) {
    std::vector<archives::File> files;
    for (auto const& [name, content, executable] : package.folder(folder)) {
        files.push_back({.name = name, .content = content, .executable = executable});
    }
    return archives::pack(files);
}

} // namespace

std::vector<Operation> GameOperations::all() {
    return joined({of_all_games(), of_uploaded_games()});
}

std::vector<Operation> GameOperations::of_all_games() {
    return {
        {.method = Method::get,
         .path = "/games",
         .id = "listGames",
         .summary = "The games of the arena",
         .access = Access::anybody,
         .outcomes = {{200, "the games", "Games"}},
         .run = [this](Call const&) { return list(); }},
        {.method = Method::get,
         .path = "/games/{game}",
         .id = "showGame",
         .summary = "One game: its options and its house bots",
         .access = Access::anybody,
         .outcomes = {{200, "the game", "Game"}, {404, "there is no such game", "Error"}},
         .run = [this](Call const& call) { return show(call); }},
    };
}

std::vector<Operation> GameOperations::of_uploaded_games() {
    auto const reading = [](char const* path, char const* id, char const* summary, Outcome outcome,
                            auto run) {
        return Operation{.method = Method::get,
                         .path = path,
                         .id = id,
                         .summary = summary,
                         .access = Access::anybody,
                         .query = {version_query},
                         .outcomes = {std::move(outcome), no_game},
                         .run = run};
    };
    std::vector<Operation> operations{
        reading("/games/{game}/rules", "showRules", "The rules, as text",
                {200, "the rules, in Markdown or plain", "", http::plain_text},
                [this](Call const& call) { return rules(call); }),
        reading("/games/{game}/starters", "listStarters", "The bots to begin with that came with the game",
                {200, "the bots", "Starters"}, [this](Call const& call) { return starters(call); }),
        reading("/games/{game}/starters/{name}", "showStarter", "One of them",
                {200, "its source", "", attachment_type}, [this](Call const& call) { return starter(call); }),
        reading("/games/{game}/viewer", "showViewer",
                "The page that shows the game, for a frame without an origin", {200, "the page", "", html},
                [this](Call const& call) { return viewer(call); }),
    };
    operations.back().outcomes.push_back({304, "the asker has it", ""});
    return operations;
}

JsonObject GameOperations::described(rules::Game const& game) const {
    auto json = to_json(game);
    auto const origin = m_shelf.origin(game.info().name);
    json["author"] = origin ? Json(origin->author) : Json();
    json["has_viewer"] = origin && origin->has_viewer;
    return json;
}

GameOperations::Answer GameOperations::list() {
    JsonArray items;
    for (auto const& game : m_games.games()) {
        items.emplace_back(described(*game));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

GameOperations::Answer GameOperations::show(Call const& call) {
    auto const game = m_games.find(call.values.at(0));
    return game ? Answer(make_json(200, described(**game))) : pass_on(game);
}

Result<Package> GameOperations::find(Call const& call) {
    auto const version = query_number(call, "version");
    return version ? m_shelf.find(call.values.at(0), *version) : pass_on(version);
}

GameOperations::Answer GameOperations::rules(Call const& call) {
    auto const ours = all_games::rules_text(call.values.at(0));
    if (ours && query_text(call, "version").empty()) {
        return make_response(200, http::plain_text, std::string(*ours));
    }
    auto const package = TULKAS_TRY(find(call));
    return make_response(200, http::plain_text, package.text(package.manifest.rules));
}

GameOperations::Answer GameOperations::starters(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    JsonArray items;
    for (auto const& starter : package.manifest.starters) {
        auto const name = packages::last_part(starter);
        items.push_back({{"name", name}, {"file", is_file(package, starter) ? name : name + ".zip"}});
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

GameOperations::Answer GameOperations::starter(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    auto const& starters = package.manifest.starters;
    auto const found = std::ranges::find(starters, call.values.at(1), packages::last_part);
    if (found == starters.end()) {
        return fail(ErrorKind::not_found, "{} has no bot {} to begin with", call.values.at(0),
                    call.values.at(1));
    }
    auto bytes =
        is_file(package, *found) ? Result<std::string>(package.text(*found)) : packed(package, *found);
    return bytes ? Answer(attachment(*std::move(bytes))) : pass_on(bytes);
}

GameOperations::Answer GameOperations::viewer(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    if (!package.manifest.viewer) {
        return fail(ErrorKind::not_found, "{} has no viewer", call.values.at(0));
    }
    auto const& page = package.text(*package.manifest.viewer);
    auto response =
        show_uploaded(call.request, {.type = "text/html", .hash = support::sha256(page), .bytes = page});
    if (query_text(call, "version").empty()) { // another version may have another one
        response.headers.set("Cache-Control", "no-cache");
    }
    return response;
}

} // namespace api
