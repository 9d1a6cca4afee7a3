// Bots and submissions as JSON: what everybody may know, and what is their author's.
#pragma once

#include "storage/submissions.hpp"
#include "support/json.hpp"

namespace api {

[[nodiscard]] support::Json to_json(storage::StoredBot const& bot);
// As everybody sees it: that it is there, and what came of it, without the reasons.
[[nodiscard]] support::Json public_json(storage::Version const& version);
[[nodiscard]] support::Json to_json(storage::Version const& version, storage::StoredBot const& bot);

} // namespace api
