// Errors as the interface tells them: {"error": {"code", "message"}} with the right status.
#pragma once

#include "http/response.hpp"
#include "support/result.hpp"

#include <chrono>
#include <string>

namespace api {

[[nodiscard]] http::Response to_response(support::Error const& error);

// Of whoever has used up a limit, and how long it takes until it is worth trying again.
[[nodiscard]] http::Response too_many(std::string const& message, std::chrono::seconds wait);

} // namespace api
