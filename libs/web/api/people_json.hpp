// People and what is theirs, as JSON.
#pragma once

#include "people/person.hpp"
#include "storage/api_tokens.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"

namespace api {

// ISO 8601, UTC: 2026-11-16T03:58:14.000000Z
[[nodiscard]] std::string to_text(support::Moment moment);

[[nodiscard]] support::Json to_json(people::Person const& person);
// As an administrator sees them.
[[nodiscard]] support::Json to_json(storage::Account const& account);
[[nodiscard]] support::Json to_json(storage::ApiToken const& token);

} // namespace api
