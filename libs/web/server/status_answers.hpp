// The answers to /healthz and /metrics, the same for the server and for workers.
#pragma once

#include "http/response.hpp"
#include "support/result.hpp"

#include <string>

namespace server {

[[nodiscard]] http::Response health_answer(support::Result<void> const& health);
[[nodiscard]] http::Response metrics_answer(std::string text);

} // namespace server
