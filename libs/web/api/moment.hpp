// Moments in JSON: RFC 3339 in UTC, as support/iso_time.hpp writes them.
#pragma once

#include "support/json.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <optional>
#include <string_view>

namespace api {

// 2026-11-16T03:58:14Z, with or without fractions of a second. The error names what it was for.
[[nodiscard]] support::Result<support::Moment> moment_from_text(std::string_view text, std::string_view name);

[[nodiscard]] support::Json moment_or_null(std::optional<support::Moment> moment);

} // namespace api
