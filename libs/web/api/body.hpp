// The JSON object that is sent with a request, checked against the fields of its operation.
#pragma once

#include "api/operation.hpp"

namespace api {

// Strict: a field that is missing, of another kind, or unknown is an error that names it.
[[nodiscard]] support::Result<support::JsonObject> read_body(http::Request const& request,
                                                             std::vector<Field> const& fields);

} // namespace api
