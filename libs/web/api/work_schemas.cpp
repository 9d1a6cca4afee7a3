#include "api/work_schemas.hpp"

namespace api {

namespace {

constexpr std::string_view text = R"json({
"Work": {"type": "object", "additionalProperties": false,
    "required": ["id", "kind", "priority", "author", "what", "state", "cancelled", "tries", "losses", "worker", "created",
                 "began", "ended", "error"],
    "properties": {
    "id": {"type": "integer"}, "kind": {"type": "string"},
    "priority": {"enum": ["judging", "tournament", "ladder"]},
    "author": {"type": "string", "description": "whose turn it uses up"},
    "what": {"description": "for whoever does it"},
    "state": {"enum": ["waiting", "running", "done", "failed", "cancelled"]},
    "cancelled": {"type": "boolean", "description": "it is, or will be when this is seen"},
    "tries": {"type": "integer", "description": "how often it failed"},
    "losses": {"type": "integer", "description": "how often whoever did it was gone"},
    "worker": {"type": "string", "description": "the program that took it last: its machine, its process, and a number of its own; empty if nobody did"},
    "created": {"type": "string", "format": "date-time"},
    "began": {"type": ["string", "null"], "format": "date-time"},
    "ended": {"type": ["string", "null"], "format": "date-time"},
    "error": {"type": "string", "description": "of the last try"}}},
"WorkPage": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Work"}},
    "next": {"type": ["integer", "null"]}}},
"WorkCounts": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["state", "priority", "pieces"],
        "additionalProperties": false, "properties": {
        "state": {"enum": ["waiting", "running", "failed"]},
        "priority": {"enum": ["judging", "tournament", "ladder"]},
        "pieces": {"type": "integer"}}}}}}
})json";

} // namespace

support::JsonObject work_schemas() {
    return support::parse_json(text).value().as_object();
}

} // namespace api
