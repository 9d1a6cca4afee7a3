// The JSON object that is sent with a request, checked against the schema of its operation.
#pragma once

#include "api/operation.hpp"

namespace api {

// Strict: a field that is missing, of another type, or unknown is an error that names it. `schema` is the
// name of one in schemas/; without one there is no body.
[[nodiscard]] support::Result<support::JsonObject> read_body(http::Request const& request,
                                                             std::string const& schema);

} // namespace api
