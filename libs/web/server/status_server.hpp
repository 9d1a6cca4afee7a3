// Answers /healthz and /metrics of a program that has no other use for a network.
#pragma once

#include "http/server.hpp"
#include "support/result.hpp"
#include "support/tcp.hpp"

#include <functional>
#include <memory>

namespace server {

// Both are called in a thread of the server, and must not wait.
struct StatusSources {
    std::function<support::Result<void>()> health;
    std::function<std::string()> metrics;
};

// It answers until it is destroyed.
[[nodiscard]] support::Result<std::unique_ptr<http::Server>> start_status_server(support::Address const& at,
                                                                                 StatusSources sources);

} // namespace server
