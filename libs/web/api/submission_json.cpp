#include "api/submission_json.hpp"

#include "api/moment.hpp"
#include "storage/contents.hpp"
#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

Json to_json(storage::StoredBot const& bot) {
    return JsonObject{{"id", bot.id},
                      {"owner", bot.owner},
                      {"owner_name", bot.owner_name},
                      {"game", bot.game},
                      {"contest", bot.contest == storage::no_contest ? Json() : Json(bot.contest)},
                      {"nickname", bot.nickname},
                      {"created", support::iso_time(bot.created)},
                      {"accepted", bot.accepted ? Json(*bot.accepted) : Json()},
                      {"team", bot.team ? Json(bot.team_name) : Json()}};
}

Json public_json(storage::Version const& version) {
    return JsonObject{{"id", version.id},
                      {"number", version.number},
                      {"language", version.language},
                      {"state", storage::to_text(version.state)},
                      {"created", support::iso_time(version.created)},
                      {"finished", moment_or_null(version.finished)}};
}

Json to_json(storage::Version const& version, storage::StoredBot const& bot) {
    auto json = public_json(version).as_object();
    json["bot"] = to_json(bot);
    json["author"] = version.author ? Json(*version.author) : Json();
    json["author_name"] = version.author_name;
    json["file"] = version.file_name;
    json["size"] = version.size;
    json["why"] = version.why;
    json["has_file"] = version.source != storage::Contents::removed;
    json["has_games"] = version.has_games;
    json["official"] = version.is_official;
    return json;
}

} // namespace api
