#include "api/game_package_json.hpp"

#include "api/moment.hpp"
#include "api/people_json.hpp"

namespace api {

using support::Json;
using support::JsonObject;

namespace {

constexpr std::string_view text = R"json({
"GamePackage": {"type": "object", "additionalProperties": false,
    "required": ["id", "game", "version", "title", "summary", "owner", "owner_name", "size", "state", "why", "created",
                 "checked", "decided", "decided_by"],
    "properties": {
    "id": {"type": "integer"}, "game": {"type": "string"}, "version": {"type": "integer"},
    "title": {"type": "string"}, "summary": {"type": "string"},
    "owner": {"type": "integer"}, "owner_name": {"type": "string"},
    "size": {"type": "integer", "description": "of the archive, in bytes"},
    "state": {"enum": ["checking", "waiting", "approved", "refused", "withdrawn", "cancelled", "failed"]},
    "why": {"type": "string", "description": "it was refused, or the trial failed"},
    "created": {"type": "string", "format": "date-time"},
    "checked": {"type": ["string", "null"], "format": "date-time", "description": "the end of its trial"},
    "decided": {"type": ["string", "null"], "format": "date-time"},
    "decided_by": {"type": "string"}}},
"GamePackages": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/GamePackage"}},
    "next": {"type": ["integer", "null"]}}},
"Starters": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["name", "file"],
        "additionalProperties": false, "properties": {
        "name": {"type": "string", "description": "to fetch it by"},
        "file": {"type": "string", "description": "to keep it as; a folder comes as a zip file"}}}}}}
})json";

} // namespace

Json to_json(storage::GamePackage const& package) {
    return JsonObject{{"id", package.id},
                      {"game", package.game},
                      {"version", package.version},
                      {"title", package.title},
                      {"summary", package.summary},
                      {"owner", package.owner},
                      {"owner_name", package.owner_name},
                      {"size", package.size},
                      {"state", storage::to_text(package.state)},
                      {"why", package.why},
                      {"created", to_text(package.created)},
                      {"checked", moment_or_null(package.checked)},
                      {"decided", moment_or_null(package.decided)},
                      {"decided_by", package.decided_by}};
}

support::JsonObject game_package_schemas() {
    return support::parse_json(text).value().as_object();
}

} // namespace api
