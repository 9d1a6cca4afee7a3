// People and what is theirs, as JSON.
#pragma once

#include "people/entrance.hpp"
#include "storage/api_tokens.hpp"
#include "support/json.hpp"

namespace api {

[[nodiscard]] support::Json to_json(people::Person const& person);
// As an administrator sees them.
[[nodiscard]] support::Json to_json(storage::Account const& account);
[[nodiscard]] support::Json to_json(storage::ApiToken const& token);
[[nodiscard]] support::Json to_json(people::OwnSession const& session);

} // namespace api
