// People and what is theirs, as JSON.
#pragma once

#include "people/person.hpp"
#include "storage/api_tokens.hpp"
#include "support/json.hpp"

namespace api {

[[nodiscard]] support::Json to_json(people::Person const& person);
// As an administrator sees them.
[[nodiscard]] support::Json to_json(storage::Account const& account);
[[nodiscard]] support::Json to_json(storage::ApiToken const& token);

} // namespace api
