#include "api/contest_schemas.hpp"

namespace api {

namespace {

constexpr std::string_view text = R"json({
"Terms": {"type": "object",
    "required": ["text", "options", "time", "memory_mb", "baseline", "games", "wins", "attempts", "languages",
                 "format", "seats", "final_games", "rounds", "house", "points"],
    "additionalProperties": false, "properties": {
    "text": {"type": "string", "description": "for those who take part"},
    "options": {"type": "object"}, "time": {"$ref": "#/components/schemas/TimeLimits"},
    "memory_mb": {"type": "integer"}, "baseline": {"type": "string", "description": "the house bot to beat"},
    "games": {"type": "integer", "description": "against it"},
    "wins": {"type": "integer", "description": "needed"},
    "attempts": {"type": "integer"},
    "languages": {"type": "array", "description": "all where none is named", "items": {"type": "string"}},
    "format": {"enum": ["round-robin", "double-round-robin", "swiss", "single-elimination", "gauntlet"]},
    "seats": {"type": "integer"}, "final_games": {"type": "integer"}, "rounds": {"type": ["integer", "null"]},
    "house": {"type": "array", "description": "house bots that play along in the final, out of competition",
        "items": {"type": "string"}},
    "points": {"type": "array", "description": "for the first place, the second, …", "items": {"type": "number"}}}},
"ContestSummary": {"type": "object",
    "required": ["id", "slug", "title", "game", "state", "organiser", "opens", "closes", "created",
                 "final_tournament", "terms"],
    "properties": {
    "id": {"type": "integer"}, "slug": {"type": "string"}, "title": {"type": "string"}, "game": {"type": "string"},
    "state": {"enum": ["draft", "announced", "open", "closed", "frozen", "published"]},
    "organiser": {"type": ["integer", "null"]},
    "opens": {"type": "string", "format": "date-time"}, "closes": {"type": "string", "format": "date-time"},
    "created": {"type": "string", "format": "date-time"},
    "final_tournament": {"type": ["integer", "null"]},
    "terms": {"$ref": "#/components/schemas/Terms"}}},
"Contests": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/ContestSummary"}},
    "next": {"type": ["integer", "null"]}}},
"Contest": {"type": "object",
    "required": ["id", "slug", "title", "game", "state", "organiser", "opens", "closes", "created",
                 "final_tournament", "terms", "own", "attempts_made", "attempts_left"],
    "additionalProperties": false, "properties": {
    "id": {"type": "integer"}, "slug": {"type": "string"}, "title": {"type": "string"}, "game": {"type": "string"},
    "state": {"enum": ["draft", "announced", "open", "closed", "frozen", "published"]},
    "organiser": {"type": ["integer", "null"]},
    "opens": {"type": "string", "format": "date-time"}, "closes": {"type": "string", "format": "date-time"},
    "created": {"type": "string", "format": "date-time"},
    "final_tournament": {"type": ["integer", "null"]},
    "terms": {"$ref": "#/components/schemas/Terms"},
    "own": {"type": "boolean", "description": "the asker organises it"},
    "attempts_made": {"type": ["integer", "null"], "description": "by the asker"},
    "attempts_left": {"type": ["integer", "null"]}}},
"ContestStanding": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object",
        "required": ["nickname", "bot", "accepted", "place", "points"], "additionalProperties": false,
        "properties": {"author": {"type": "string", "description": "told to the organiser"},
        "attempts": {"type": "integer", "description": "told to the organiser"},
        "nickname": {"type": "string"}, "bot": {"type": ["integer", "null"]}, "accepted": {"type": "boolean"},
        "place": {"type": ["integer", "null"]}, "points": {"type": "number"}}}}}}
})json";

} // namespace

support::JsonObject contest_schemas() {
    return support::parse_json(text).value().as_object();
}

} // namespace api
