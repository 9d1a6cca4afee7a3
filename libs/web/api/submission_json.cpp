#include "api/submission_json.hpp"

#include "api/moment.hpp"
#include "api/people_json.hpp"

namespace api {

using support::Json;
using support::JsonObject;

namespace {

constexpr std::string_view text = R"json({
"Bot": {"type": "object", "additionalProperties": false,
    "required": ["id", "owner", "owner_name", "game", "contest", "nickname", "created", "accepted"], "properties": {
    "id": {"type": "integer"}, "owner": {"type": "integer"}, "owner_name": {"type": "string"},
    "game": {"type": "string"}, "contest": {"type": ["integer", "null"]},
    "nickname": {"type": "string", "description": "empty until a submission was accepted"},
    "created": {"type": "string", "format": "date-time"},
    "accepted": {"type": ["integer", "null"], "description": "the submission that plays"}}},
"Bots": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Bot"}},
    "next": {"type": ["integer", "null"]}}},
"BotPage": {"type": "object", "required": ["bot", "versions"], "additionalProperties": false, "properties": {
    "bot": {"$ref": "#/components/schemas/Bot"},
    "versions": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["id", "number", "language", "state", "created", "finished"], "properties": {
        "id": {"type": "integer"}, "number": {"type": "integer"}, "language": {"type": "string"},
        "state": {"$ref": "#/components/schemas/SubmissionState"},
        "created": {"type": "string", "format": "date-time"},
        "finished": {"type": ["string", "null"], "format": "date-time"}}}}}},
"SubmissionState": {"enum": ["waiting", "checking", "building", "qualifying", "accepted", "rejected", "cancelled",
                             "failed"]},
"Submission": {"type": "object", "additionalProperties": false,
    "required": ["id", "number", "language", "state", "created", "finished", "bot", "file", "size", "why"],
    "properties": {
    "id": {"type": "integer"}, "number": {"type": "integer", "description": "among those of its bot"},
    "language": {"type": "string", "description": "empty until it is known"},
    "state": {"$ref": "#/components/schemas/SubmissionState"},
    "created": {"type": "string", "format": "date-time"},
    "finished": {"type": ["string", "null"], "format": "date-time"},
    "bot": {"$ref": "#/components/schemas/Bot"}, "file": {"type": "string"},
    "size": {"type": "integer", "description": "bytes"},
    "why": {"type": "string", "description": "it is not accepted"}}},
"Submissions": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"$ref": "#/components/schemas/Submission"}},
    "next": {"type": ["integer", "null"]}}},
"SubmissionEvents": {"type": "object", "required": ["items", "next"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["number", "moment", "kind"],
        "properties": {"number": {"type": "integer"}, "moment": {"type": "integer"},
        "kind": {"enum": ["stage", "output", "game", "verdict"]}}}},
    "next": {"type": ["integer", "null"]}}},
"Languages": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["name", "title", "extension", "starter"],
        "additionalProperties": false, "properties": {"name": {"type": "string"},
        "title": {"type": "string", "description": "for people"},
        "extension": {"type": "string", "description": "of a source's name, with its dot"},
        "starter": {"type": ["string", "null"], "description": "the name of the file to begin with"}}}}}},
"Logs": {"type": "object", "required": ["items"], "additionalProperties": false, "properties": {
    "items": {"type": "array", "items": {"type": "object", "required": ["seat", "cut", "lines"],
        "additionalProperties": false, "properties": {"seat": {"type": "integer"},
        "cut": {"type": "integer", "description": "bytes that were too many"},
        "lines": {"type": "array", "items": {"type": "object", "required": ["moves", "text"],
            "additionalProperties": false, "properties": {
            "moves": {"type": "integer", "description": "had been made when it was written"},
            "text": {"type": "string"}}}}}}}}},
"Report": {"type": "object", "required": ["game", "player", "valid", "matches", "accepted", "why"]}
})json";

} // namespace

Json to_json(storage::Entry const& bot) {
    return JsonObject{{"id", bot.id},
                      {"owner", bot.owner},
                      {"owner_name", bot.owner_name},
                      {"game", bot.game},
                      {"contest", bot.contest == storage::no_contest ? Json() : Json(bot.contest)},
                      {"nickname", bot.nickname},
                      {"created", to_text(bot.created)},
                      {"accepted", bot.accepted ? Json(*bot.accepted) : Json()}};
}

Json public_json(storage::Version const& version) {
    return JsonObject{{"id", version.id},
                      {"number", version.number},
                      {"language", version.language},
                      {"state", storage::to_text(version.state)},
                      {"created", to_text(version.created)},
                      {"finished", moment_or_null(version.finished)}};
}

Json to_json(storage::Version const& version, storage::Entry const& bot) {
    auto json = public_json(version).as_object();
    json["bot"] = to_json(bot);
    json["file"] = version.file_name;
    json["size"] = version.size;
    json["why"] = version.why;
    return json;
}

support::JsonObject submission_schemas() {
    return support::parse_json(text).value().as_object();
}

} // namespace api
