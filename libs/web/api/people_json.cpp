#include "api/people_json.hpp"

#include "api/moment.hpp"
#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

namespace {

Json scopes_of(storage::ApiToken const& token) {
    if (!token.scopes) {
        return nullptr;
    }
    support::JsonArray scopes;
    for (auto const scope : people::scopes_from_text(*token.scopes).all()) {
        scopes.emplace_back(to_text(scope));
    }
    return scopes;
}

} // namespace

Json to_json(people::Person const& person) {
    return JsonObject{{"id", person.id},
                      {"name", person.name},
                      {"display_name", person.display_name},
                      {"role", to_text(person.role)},
                      {"has_second_factor", person.has_second_factor},
                      {"needs_second_factor", person.needs_second_factor}};
}

Json to_json(storage::Account const& account) {
    return JsonObject{{"id", account.id},
                      {"name", account.name},
                      {"display_name", account.display_name},
                      {"role", account.role},
                      {"created", support::iso_time(account.created)},
                      {"disabled", moment_or_null(account.disabled)},
                      {"has_second_factor", account.has_second_factor}};
}

Json to_json(storage::ApiToken const& token) {
    return JsonObject{{"id", token.id},
                      {"label", token.label},
                      {"created", support::iso_time(token.created)},
                      {"last_used", moment_or_null(token.last_used)},
                      {"scopes", scopes_of(token)},
                      {"expires", moment_or_null(token.expires)}};
}

Json to_json(people::OwnSession const& session) {
    return JsonObject{{"id", session.id},
                      {"device", session.origin.device},
                      {"address", session.origin.address},
                      {"created", support::iso_time(session.created)},
                      {"last_seen", support::iso_time(session.last_seen)},
                      {"current", session.is_current}};
}

} // namespace api
