#include "api/game_package_json.hpp"

#include "api/moment.hpp"
#include "storage/contents.hpp"
#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

Json to_json(storage::GamePackage const& package) {
    return JsonObject{{"id", package.id},
                      {"game", package.game},
                      {"version", package.version},
                      {"title", package.title},
                      {"summary", package.summary},
                      {"owner", package.owner},
                      {"owner_name", package.owner_name},
                      {"size", package.size},
                      {"has_archive", package.archive != storage::Contents::removed},
                      {"state", storage::to_text(package.state)},
                      {"why", package.why},
                      {"created", support::iso_time(package.created)},
                      {"checked", moment_or_null(package.checked)},
                      {"decided", moment_or_null(package.decided)},
                      {"decided_by", package.decided_by}};
}

} // namespace api
