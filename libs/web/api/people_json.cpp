#include "api/people_json.hpp"

#include "api/moment.hpp"
#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

Json to_json(people::Person const& person) {
    return JsonObject{{"id", person.id}, {"name", person.name}, {"role", to_text(person.role)}};
}

Json to_json(storage::Account const& account) {
    return JsonObject{{"id", account.id},
                      {"name", account.name},
                      {"role", account.role},
                      {"created", support::iso_time(account.created)},
                      {"disabled", moment_or_null(account.disabled)}};
}

Json to_json(storage::ApiToken const& token) {
    return JsonObject{{"id", token.id},
                      {"label", token.label},
                      {"created", support::iso_time(token.created)},
                      {"last_used", moment_or_null(token.last_used)}};
}

} // namespace api
