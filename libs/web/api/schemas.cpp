#include "api/schemas.hpp"

#include "api/contest_schemas.hpp"
#include "api/game_package_json.hpp"
#include "api/league_schemas.hpp"
#include "api/submission_json.hpp"
#include "api/table_schemas.hpp"
#include "api/work_schemas.hpp"

namespace api {

using support::JsonObject;

namespace {

constexpr std::string_view text = R"json({
"Error": {"type": "object", "required": ["error"], "additionalProperties": false, "properties": {
    "error": {"type": "object", "required": ["code", "message"], "properties": {
        "code": {"type": "string"}, "message": {"type": "string"}}}}},
"Person": {"type": "object", "required": ["id", "name", "role"], "additionalProperties": false, "properties": {
    "id": {"type": "integer"}, "name": {"type": "string"},
    "role": {"enum": ["user", "author", "organiser", "administrator"]}}},
"Account": {"type": "object", "required": ["id", "name", "role", "created", "disabled"],
    "additionalProperties": false, "properties": {
    "id": {"type": "integer"}, "name": {"type": "string"},
    "role": {"enum": ["user", "author", "organiser", "administrator"]},
    "created": {"type": "string", "format": "date-time"},
    "disabled": {"type": ["string", "null"], "format": "date-time"}}},
"Accounts": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Account"}},
    "next": {"type": ["integer", "null"]}}},
"Token": {"type": "object", "required": ["id", "label", "created", "last_used"], "additionalProperties": false,
    "properties": {"id": {"type": "integer"}, "label": {"type": "string"},
    "created": {"type": "string", "format": "date-time"},
    "last_used": {"type": ["string", "null"], "format": "date-time"}}},
"Tokens": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Token"}}}},
"NewToken": {"type": "object", "required": ["token"], "additionalProperties": false, "properties": {
    "token": {"type": "string"}}},
"Document": {"type": "object", "required": ["openapi", "info", "paths"]},
"Link": {"type": "object", "required": ["link"], "additionalProperties": false, "properties": {
    "link": {"type": "string"}}}
})json";

} // namespace

JsonObject const& schemas() {
    static JsonObject const all = [] {
        auto schemas = support::parse_json(text).value().as_object();
        for (auto const& part : {table_schemas(), work_schemas(), submission_schemas(), league_schemas(),
                                 contest_schemas(), game_package_schemas()}) {
            for (auto const& schema : part) {
                schemas.insert(schema);
            }
        }
        return schemas;
    }();
    return all;
}

} // namespace api
