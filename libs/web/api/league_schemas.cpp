#include "api/league_schemas.hpp"

namespace api {

namespace {

constexpr std::string_view of_ladders = R"json({
"BotSeat": {"type": "object", "required": ["name", "kind", "bot", "version"], "additionalProperties": false, "properties": {
    "name": {"type": "string"}, "kind": {"enum": ["house", "upload"]},
    "bot": {"type": ["integer", "null"], "description": "the id of an uploaded one"},
    "version": {"type": ["integer", "null"], "description": "the submission that plays"}}},
"Contender": {"type": "object",
    "required": ["id", "name", "kind", "bot", "rating", "mean", "deviation", "games", "active"],
    "additionalProperties": false, "properties": {
    "id": {"type": "integer"}, "name": {"type": "string"}, "kind": {"enum": ["house", "upload"]},
    "bot": {"type": ["integer", "null"]},
    "rating": {"type": "number", "description": "what the skill is almost surely above: mean less three deviations"},
    "mean": {"type": "number"}, "deviation": {"type": "number", "description": "how unsure the mean is"},
    "games": {"type": "integer"}, "active": {"type": "boolean", "description": "is given games"}}},
"Ladder": {"type": "object", "required": ["game", "items"], "additionalProperties": false, "properties": {
    "game": {"type": "string"}, "items": {"type": "array", "items": {"$ref": "#/components/schemas/Contender"}}}},
"ContenderResults": {"type": "object", "required": ["contender", "opponents"], "additionalProperties": false,
    "properties": {"contender": {"$ref": "#/components/schemas/Contender"},
    "opponents": {"type": "array", "items": {"type": "object", "required": ["opponent", "wins", "draws", "losses"],
        "additionalProperties": false, "properties": {"opponent": {"$ref": "#/components/schemas/Contender"},
        "wins": {"type": "integer"}, "draws": {"type": "integer"}, "losses": {"type": "integer"}}}}}},
"RatingHistory": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object",
        "required": ["games", "number", "moment", "rating", "mean", "deviation"], "additionalProperties": false,
        "properties": {"games": {"type": "integer", "description": "played, with this one"},
        "number": {"type": "integer", "description": "of the game"},
        "moment": {"type": "string", "format": "date-time"}, "rating": {"type": "number"},
        "mean": {"type": "number"}, "deviation": {"type": "number"}}}},
    "next": {"type": ["integer", "null"]}}},
"LadderGame": {"type": "object",
    "required": ["number", "seed", "seats", "ended", "ranks", "scores", "error", "why", "moves", "cpu_ms"],
    "additionalProperties": false, "properties": {
    "number": {"type": "integer"}, "seed": {"type": "integer"},
    "seats": {"type": "array", "items": {"$ref": "#/components/schemas/BotSeat"}},
    "ended": {"type": ["string", "null"], "format": "date-time"},
    "ranks": {"type": "array", "description": "of each seat: how many did better", "items": {"type": "integer"}},
    "scores": {"type": "array", "items": {"type": "integer"}},
    "error": {"type": ["integer", "null"], "description": "the seat whose fault ended the game"},
    "why": {"type": ["string", "null"]}, "moves": {"type": "integer"},
    "cpu_ms": {"type": "array", "items": {"type": "number"}}}},
"LadderGames": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/LadderGame"}},
    "next": {"type": ["integer", "null"]}}}
})json";

constexpr std::string_view of_tournaments = R"json({
"TournamentSummary": {"type": "object",
    "required": ["id", "title", "game", "state", "organiser", "contest", "hidden", "played", "created", "ended"],
    "properties": {
    "id": {"type": "integer"}, "title": {"type": "string"}, "game": {"type": "string"},
    "state": {"enum": ["playing", "over", "cancelled"]},
    "organiser": {"type": ["integer", "null"]}, "contest": {"type": ["integer", "null"]},
    "hidden": {"type": "boolean", "description": "seen only by who organises it"},
    "played": {"type": "integer"},
    "created": {"type": "string", "format": "date-time"},
    "ended": {"type": ["string", "null"], "format": "date-time"}}},
"Tournaments": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/TournamentSummary"}},
    "next": {"type": ["integer", "null"]}}},
"TournamentPlan": {"type": "object",
    "required": ["game_version", "options", "time", "memory_mb", "format", "seats", "games", "rounds", "seed"],
    "additionalProperties": false, "properties": {
    "game_version": {"type": "integer", "description": "of a game that was handed in; 0 of one that is built in"},
    "options": {"type": "object"}, "time": {"$ref": "#/components/schemas/TimeLimits"},
    "memory_mb": {"type": ["integer", "null"]},
    "format": {"enum": ["round-robin", "double-round-robin", "swiss", "single-elimination", "gauntlet"]},
    "seats": {"type": "integer"}, "games": {"type": "integer"}, "rounds": {"type": ["integer", "null"]},
    "seed": {"type": "integer"}}},
"TimeLimits": {"type": "object", "required": ["per_call_ms", "per_game_ms"], "additionalProperties": false,
    "properties": {"per_call_ms": {"type": ["integer", "null"]}, "per_game_ms": {"type": ["integer", "null"]}}},
"Standing": {"type": "object", "required": ["rank", "bot", "points", "games", "wins", "draws", "losses", "errors"],
    "properties": {"rank": {"type": "integer"}, "bot": {"type": "string"}, "points": {"type": "number"},
    "games": {"type": "integer"}, "wins": {"type": "integer"}, "draws": {"type": "integer"},
    "losses": {"type": "integer"}, "errors": {"type": "integer"}, "byes": {"type": "integer"},
    "stages_won": {"type": "integer"}, "head_to_head": {"type": "number"},
    "sonneborn_berger": {"type": "number"}, "cpu_ms": {"type": "number"},
    "elo": {"type": "number", "description": "where two play; its interval reaches elo_error to both sides"},
    "elo_error": {"type": "number"},
    "skill": {"type": "number", "description": "where more play"}, "skill_error": {"type": "number"},
    "superiority": {"type": ["number", "null"], "description": "the likelihood of being stronger than the next"}}},
"Tournament": {"type": "object",
    "required": ["id", "title", "game", "state", "organiser", "contest", "hidden", "played", "created", "ended",
                 "plan", "entrants", "expected", "standings", "cross_table"],
    "additionalProperties": false, "properties": {
    "id": {"type": "integer"}, "title": {"type": "string"}, "game": {"type": "string"},
    "state": {"enum": ["playing", "over", "cancelled"]},
    "organiser": {"type": ["integer", "null"]}, "contest": {"type": ["integer", "null"]},
    "hidden": {"type": "boolean"}, "played": {"type": "integer"},
    "created": {"type": "string", "format": "date-time"},
    "ended": {"type": ["string", "null"], "format": "date-time"},
    "plan": {"$ref": "#/components/schemas/TournamentPlan"},
    "entrants": {"type": "array", "items": {"$ref": "#/components/schemas/BotSeat"}},
    "expected": {"type": "integer", "description": "games in the end, as far as can be said"},
    "standings": {"type": "array", "items": {"$ref": "#/components/schemas/Standing"}},
    "cross_table": {"type": "array",
        "description": "row i, column j: wins, draws and losses of the i-th of the standings against the j-th",
        "items": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}}}},
"TournamentGame": {"type": "object",
    "required": ["number", "round", "pairing", "seed", "seats", "ended", "ranks", "scores", "error", "why", "moves",
                 "cpu_ms"],
    "additionalProperties": false, "properties": {
    "number": {"type": "integer"}, "round": {"type": "integer"}, "pairing": {"type": "integer"},
    "seed": {"type": "integer"},
    "seats": {"type": "array", "items": {"$ref": "#/components/schemas/BotSeat"}},
    "ended": {"type": "string", "format": "date-time"},
    "ranks": {"type": "array", "items": {"type": "integer"}},
    "scores": {"type": "array", "items": {"type": "integer"}},
    "error": {"type": ["integer", "null"]}, "why": {"type": ["string", "null"]}, "moves": {"type": "integer"},
    "cpu_ms": {"type": "array", "items": {"type": "number"}}}},
"TournamentGames": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/TournamentGame"}},
    "next": {"type": ["integer", "null"]}}},
"TournamentNumber": {"type": "object", "required": ["tournament"], "additionalProperties": false, "properties": {
    "tournament": {"type": "integer"}}}
})json";

} // namespace

support::JsonObject league_schemas() {
    support::JsonObject schemas;
    for (auto const text : {of_ladders, of_tournaments}) {
        auto const part = support::parse_json(text).value();
        for (auto const& schema : part.as_object()) {
            schemas.insert(schema);
        }
    }
    return schemas;
}

} // namespace api
