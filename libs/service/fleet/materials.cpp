#include "fleet/materials.hpp"

#include "storage/game_packages.hpp"
#include "storage/submissions.hpp"

namespace fleet {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

Result<std::uint64_t> version_member(JsonObject const& object) {
    auto const* const value = object.if_contains("version");
    boost::system::error_code error;
    auto const version = value == nullptr ? 0 : value->to_number<std::uint64_t>(error);
    return value == nullptr || error
               ? fail(ErrorKind::invalid, "\"version\" must be a whole number that is not negative")
               : Result<std::uint64_t>(version);
}

Result<Source> source_from(Json const& json) {
    auto const version = TULKAS_TRY(support::integer_member(json, "version"));
    auto const file = TULKAS_TRY(support::string_member(json, "file"));
    auto const content = TULKAS_TRY(support::string_member(json, "content"));
    return Source{.version = version, .file = std::string(file), .content = std::string(content)};
}

Result<Package> package_from(JsonObject const& json) {
    auto const game = TULKAS_TRY(support::string_member(json, "game"));
    auto const version = TULKAS_TRY(version_member(json));
    auto const content = TULKAS_TRY(support::string_member(json, "content"));
    return Package{.game = std::string(game), .version = version, .content = std::string(content)};
}

} // namespace

Result<Source> find_source(storage::Database& database, std::int64_t version) {
    auto const stored = TULKAS_TRY(storage::Submissions(database).find(version));
    return stored ? Result<Source>(
                        Source{.version = version, .file = stored->file_name, .content = stored->source})
                  : fail(ErrorKind::not_found, "there is no submission {}", version);
}

Result<Package> find_package(storage::Database& database, std::string const& game, std::uint64_t version) {
    auto const stored =
        TULKAS_TRY(storage::GamePackages(database).find_version(game, static_cast<std::int64_t>(version)));
    return stored ? Result<Package>(Package{.game = game, .version = version, .content = stored->archive})
                  : fail(ErrorKind::not_found, "there is no version {} of {}", version, game);
}

queue::Order order_with(JsonObject what, Materials const& materials) {
    queue::Order order;
    JsonArray sources;
    for (auto const& source : materials.sources) {
        sources.push_back(
            JsonObject{{"version", source.version}, {"file", source.file}, {"content", source.content}});
        order.contents.insert(source.content);
    }
    Json package;
    if (auto const& known = materials.package) {
        package = JsonObject{{"game", known->game}, {"version", known->version}, {"content", known->content}};
        order.contents.insert(known->content);
    }
    what["materials"] = JsonObject{{"sources", std::move(sources)}, {"package", std::move(package)}};
    order.what = std::move(what);
    return order;
}

Result<Materials> materials_in(JsonObject const& what) {
    auto const* const json = TULKAS_TRY(object_member(what, "materials"));
    auto const* const sources = json->if_contains("sources");
    auto const* const package = json->if_contains("package");
    if (sources == nullptr || !sources->is_array() || package == nullptr) {
        return fail(ErrorKind::invalid, "\"materials\" must have sources and a package");
    }
    Materials materials;
    for (auto const& source : sources->get_array()) {
        materials.sources.push_back(TULKAS_TRY(source_from(source)));
    }
    if (package->is_object()) {
        materials.package = TULKAS_TRY(package_from(package->get_object()));
    }
    return materials;
}

Result<JsonObject const*> object_member(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    return value != nullptr && value->is_object() ? Result<JsonObject const*>(&value->get_object())
                                                  : fail(ErrorKind::invalid, "\"{}\" must be an object", key);
}

Result<std::vector<std::string>> texts_member(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    if (value == nullptr || !value->is_array()) {
        return fail(ErrorKind::invalid, "\"{}\" must be a list of texts", key);
    }
    std::vector<std::string> texts;
    for (auto const& text : value->get_array()) {
        if (!text.is_string()) {
            return fail(ErrorKind::invalid, "\"{}\" must be a list of texts", key);
        }
        texts.emplace_back(text.get_string());
    }
    return texts;
}

} // namespace fleet
