#include "api/people_json.hpp"

#include "api/moment.hpp"

#include <fmt/chrono.h>

namespace api {

using support::Json;
using support::JsonObject;

std::string to_text(storage::Moment moment) {
    auto const seconds = std::chrono::floor<std::chrono::seconds>(moment);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:06}Z",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                       (moment - seconds).count());
}

Json to_json(people::Person const& person) {
    return JsonObject{{"id", person.id}, {"name", person.name}, {"role", to_text(person.role)}};
}

Json to_json(storage::Account const& account) {
    return JsonObject{{"id", account.id},
                      {"name", account.name},
                      {"role", account.role},
                      {"created", to_text(account.created)},
                      {"disabled", moment_or_null(account.disabled)}};
}

Json to_json(storage::ApiToken const& token) {
    return JsonObject{{"id", token.id},
                      {"label", token.label},
                      {"created", to_text(token.created)},
                      {"last_used", moment_or_null(token.last_used)}};
}

} // namespace api
