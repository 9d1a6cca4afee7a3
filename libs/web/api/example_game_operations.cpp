#include "api/example_game_operations.hpp"

#include "api/game_package_json.hpp"
#include "languages/home.hpp"
#include "packages/examples.hpp"

#include <algorithm>

namespace api {

using http::Method;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr char const* svg = "image/svg+xml";
Outcome const no_example{404, "no such game comes with the program", "Error"};

std::filesystem::path examples_folder() {
    auto const home = languages::find_home();
    return home ? home->directory / "examples" / "games" : std::filesystem::path();
}

} // namespace

ExampleGameOperations::ExampleGameOperations(Dependencies dependencies)
    : m_with(dependencies), m_stored(m_with.database), m_folder(examples_folder()) {}

std::vector<Operation> ExampleGameOperations::all() {
    return {
        {.method = Method::get,
         .path = "/example-games",
         .id = "listExampleGames",
         .summary = "The games that come with the program and can be added to the arena",
         .access = Access::administrator,
         .outcomes = {{200, "the games", "ExampleGames"}},
         .run = [this](Call const&) { return list(); }},
        {.method = Method::get,
         .path = "/example-games/{game}/picture",
         .id = "showExamplePicture",
         .summary = "What such a game looks like",
         .access = Access::administrator,
         .outcomes = {{200, "the picture", "", svg}, no_example},
         .run = [this](Call const& call) { return picture(call); }},
        {.method = Method::post,
         .path = "/example-games/{game}",
         .id = "addExampleGame",
         .summary = "Adds such a game to the arena, or its newer version: everybody can play it from then on",
         .access = Access::administrator,
         .outcomes = {{200, "the package, which is approved", "GamePackage"},
                      no_example,
                      {422, "the arena has it, its name is another game's, or it cannot be built here",
                       "Error"}},
         .takes_long = true,
         .run = [this](Call const& call) { return add(call); }},
    };
}

Result<packages::Package> ExampleGameOperations::find(Call const& call) const {
    for (auto& package : packages::read_examples(m_folder)) {
        if (package.manifest.name == call.values.at(0)) {
            return std::move(package);
        }
    }
    return fail(ErrorKind::not_found, "no game {} comes with the program", call.values.at(0));
}

ExampleGameOperations::Answer ExampleGameOperations::list() {
    JsonArray items;
    for (auto const& package : packages::read_examples(m_folder)) {
        auto const& manifest = package.manifest;
        auto const played = m_with.games.find(manifest.name);
        items.push_back({{"game", manifest.name},
                         {"title", manifest.title},
                         {"summary", manifest.summary},
                         {"version", manifest.version},
                         {"players", manifest.players},
                         {"has_picture", packages::picture_of(package).has_value()},
                         {"played", played ? Json((*played)->info().version) : Json()}});
    }
    return http::make_json(200, JsonObject{{"items", std::move(items)}});
}

ExampleGameOperations::Answer ExampleGameOperations::picture(Call const& call) const {
    auto const package = TULKAS_TRY(find(call));
    auto text = packages::picture_of(package);
    return text ? Answer(http::make_response(200, svg, *std::move(text)))
                : fail(ErrorKind::not_found, "{} has no picture", package.manifest.name);
}

Result<std::optional<storage::GamePackage>>
ExampleGameOperations::withdrawn(packages::GameManifest const& manifest) {
    auto const game = TULKAS_TRY(m_stored.find_game(manifest.name));
    auto const version = static_cast<std::int64_t>(manifest.version);
    if (!game || game->current || game->version != version) {
        return std::nullopt;
    }
    return m_stored.find_version(manifest.name, version);
}

ExampleGameOperations::Answer ExampleGameOperations::add(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    if (auto const before = TULKAS_TRY(withdrawn(package.manifest))) {
        TULKAS_TRY(m_with.shelf.restore(*before, call.person->id, call.now));
        return http::make_json(200, to_json(*TULKAS_TRY(m_stored.find(before->id))));
    }
    auto archive = TULKAS_TRY(packages::pack(package));
    auto const handed_in = TULKAS_TRY(m_with.desk.hand_in({.author = call.person->id,
                                                           .author_name = call.person->name,
                                                           .archive = std::move(archive),
                                                           .needs_trial = false}));
    if (auto const approved = m_with.shelf.approve(handed_in, call.person->id, call.now); !approved) {
        // What cannot be built here does not wait for anybody.
        TULKAS_TRY(m_with.desk.cancel(handed_in));
        return fail(ErrorKind::refused, "{}", approved.error().message);
    }
    return http::make_json(200, to_json(*TULKAS_TRY(m_stored.find(handed_in.id))));
}

} // namespace api
