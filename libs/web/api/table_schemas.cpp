#include "api/table_schemas.hpp"

namespace api {

namespace {

// Times are microseconds: since 1970 for moments ("made", "turn_since", "moment"), else durations.
constexpr std::string_view text = R"json({
"Option": {"type": "object", "required": ["name", "help", "standard"], "additionalProperties": false, "properties": {
    "name": {"type": "string"}, "help": {"type": "string"}, "standard": {"type": "string"},
    "least": {"type": "integer"}, "most": {"type": "integer"},
    "choices": {"type": "array", "items": {"type": "string"}}}},
"Game": {"type": "object", "additionalProperties": false,
    "required": ["name", "title", "summary", "kind", "least_seats", "most_seats", "options", "bots", "baseline",
                 "cpu_per_call", "cpu_per_game", "version", "uploaded", "author", "has_viewer"],
    "properties": {
    "name": {"type": "string"}, "title": {"type": "string"}, "summary": {"type": "string"},
    "kind": {"enum": ["challenge", "match", "ranking"]},
    "least_seats": {"type": "integer"}, "most_seats": {"type": "integer"},
    "options": {"type": "array", "items": {"$ref": "#/components/schemas/Option"}},
    "bots": {"type": "array", "items": {"type": "object", "required": ["name", "help", "parameters"],
        "additionalProperties": false, "properties": {
        "name": {"type": "string"}, "help": {"type": "string"},
        "parameters": {"type": "array", "items": {"$ref": "#/components/schemas/Option"}}}}},
    "baseline": {"type": "string"},
    "cpu_per_call": {"type": ["integer", "null"], "description": "of a bot, in milliseconds"},
    "cpu_per_game": {"type": ["integer", "null"], "description": "of a bot, in milliseconds"},
    "version": {"type": "integer", "description": "of a game that was handed in; 0 of one that is built in"},
    "uploaded": {"type": "boolean", "description": "somebody has handed it in: its rules and bots are programs"},
    "author": {"type": ["string", "null"], "description": "who has handed it in"},
    "has_viewer": {"type": "boolean", "description": "a page of its own shows it"}}},
"Games": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Game"}}}},
"Seat": {"type": "object", "required": ["kind", "name", "account", "guest", "used", "left"],
    "additionalProperties": false, "properties": {
    "kind": {"enum": ["open", "invited", "house", "upload", "remote"]},
    "name": {"type": ["string", "null"], "description": "of who sits there"},
    "account": {"type": ["integer", "null"]}, "guest": {"type": "boolean"},
    "used": {"type": "integer", "description": "microseconds of thinking"},
    "left": {"type": ["integer", "null"], "description": "microseconds, when the turn began"}}},
"TableSummary": {"type": "object",
    "required": ["id", "game", "status", "casual", "private", "made", "seats", "moves", "turn", "turn_since",
                 "draw_offers", "rematch_offers", "rematch", "outcome", "why", "last_event"],
    "properties": {
    "id": {"type": "integer"}, "game": {"type": "string"}, "status": {"enum": ["waiting", "playing", "over"]},
    "casual": {"type": "boolean"}, "private": {"type": "boolean"},
    "made": {"type": "integer", "description": "microseconds since 1970"},
    "seats": {"type": "array", "items": {"$ref": "#/components/schemas/Seat"}},
    "moves": {"type": "integer"}, "turn": {"type": ["integer", "null"]},
    "turn_since": {"type": ["integer", "null"], "description": "since when a clock runs"},
    "draw_offers": {"type": "array", "items": {"type": "integer"}},
    "rematch_offers": {"type": "array", "items": {"type": "integer"}},
    "rematch": {"type": ["integer", "null"], "description": "the table it is played at"},
    "outcome": {"type": ["object", "null"]},
    "why": {"type": ["string", "null"], "description": "how it ended, in words"},
    "last_event": {"type": "integer"}}},
"Table": {"type": "object", "required": ["you", "options", "draws", "expected", "view"], "properties": {
    "you": {"type": ["integer", "null"], "description": "the asker's seat"},
    "draws": {"type": "boolean", "description": "the game knows draws by agreement, and only people play"},
    "options": {"type": "object"},
    "expected": {"type": ["string", "null"], "description": "the decision that is due"},
    "view": {"description": "the position as the asker may know it; its form is the game's"}}},
"NewTable": {"type": "object", "required": ["table", "invitations"], "additionalProperties": false, "properties": {
    "table": {"$ref": "#/components/schemas/Table"},
    "invitations": {"type": "array", "items": {"type": "object", "required": ["seat", "secret"],
        "additionalProperties": false,
        "properties": {"seat": {"type": "integer"}, "secret": {"type": "string"}}}}}},
"Tables": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/TableSummary"}},
    "next": {"type": ["integer", "null"]}}},
"Events": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["number", "moment", "kind"],
        "properties": {"number": {"type": "integer"}, "moment": {"type": "integer"}, "kind": {"type": "string"},
        "lines": {"type": ["array", "null"],
            "description": "what an uploaded bot wrote; null for all but its author and administrators",
            "items": {"type": "object", "required": ["moves", "text"], "additionalProperties": false, "properties": {
            "moves": {"type": "integer", "description": "had been made when it was written"},
            "text": {"type": "string"}}}},
        "cut": {"type": ["integer", "null"], "description": "bytes of it that were too many"}}}},
    "next": {"type": ["integer", "null"]}}},
"Views": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["ply", "view", "position"],
        "additionalProperties": false, "properties": {
        "ply": {"type": "integer", "description": "how many moves were made before"},
        "view": {"description": "as the asker may know it; its form is the game's"},
        "position": {"type": ["string", "null"],
            "description": "in the game's notation, to start from; null as long as the game goes on"}}}},
    "next": {"type": ["integer", "null"], "description": "the from of the next page"}}},
"RemoteBots": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["bot", "owner", "games", "public", "playing"], "properties": {
        "bot": {"type": "string", "description": "as a seat names it: its owner, a slash, its name"},
        "owner": {"type": "string"}, "games": {"type": "array", "items": {"type": "string"}},
        "public": {"type": "boolean"}, "playing": {"type": "integer", "description": "games at this moment"}}}}}},
"LegalMoves": {"type": "object", "required": ["expected", "moves"], "additionalProperties": false, "properties": {
    "expected": {"type": "string"},
    "moves": {"type": ["array", "null"], "description": "null where they cannot be listed",
        "items": {"type": "string"}}}}
})json";

} // namespace

support::JsonObject table_schemas() {
    auto schemas = support::parse_json(text).value().as_object();
    // A table is what its summary says, and more.
    auto const& summary = schemas.at("TableSummary").as_object();
    auto& table = schemas.at("Table").as_object();
    for (auto const& name : summary.at("required").as_array()) {
        table.at("required").as_array().push_back(name);
    }
    for (auto const& property : summary.at("properties").as_object()) {
        table.at("properties").as_object().insert(property);
    }
    return schemas;
}

} // namespace api
