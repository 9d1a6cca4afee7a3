// Errors as the interface tells them: {"error": {"code", "message"}} with the right status.
#pragma once

#include "http/response.hpp"
#include "support/result.hpp"

namespace api {

[[nodiscard]] http::Response to_response(support::Error const& error);

} // namespace api
