// The arena as a worker asks it: JSON over HTTP, with the worker's token.
#pragma once

#include "http/client.hpp"
#include "http/link.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>

namespace worker {

struct ArenaSettings {
    http::Address address;
    std::string token;
    std::string certificates = {}; // a file with some to be trusted instead of those of the machine
};

class Arena {
public:
    // Asks nothing yet. invalid: the certificates cannot be read.
    [[nodiscard]] static support::Result<std::unique_ptr<Arena>> create(ArenaSettings const& settings);

    // Below /api/v1. denied: the token is not accepted, or what is asked is not this worker's to know.
    // unavailable: no answer, or the arena cannot now.
    [[nodiscard]] support::Result<support::JsonObject> post(std::string const& path,
                                                            support::JsonObject const& body);
    [[nodiscard]] support::Result<std::string> get(std::string const& path);

    // A WebSocket, in a thread of its own. invalid: the certificates cannot be read.
    [[nodiscard]] support::Result<std::unique_ptr<http::Link>> open_link(std::string const& path,
                                                                         http::LinkListener& listener) const;

    // What the arena said last: an error if it did not answer.
    [[nodiscard]] support::Result<void> state() const;
    // It does not know the token, and will not do so again.
    [[nodiscard]] bool is_shut_out() const { return m_is_shut_out; }

private:
    Arena(std::unique_ptr<http::Client> client, ArenaSettings settings);
    [[nodiscard]] support::Result<std::string> ask(http::Asked asked);

    std::unique_ptr<http::Client> m_client;
    ArenaSettings m_settings;
    std::atomic<bool> m_is_shut_out = false;
    std::mutex mutable m_mutex;
    support::Result<void> m_state;
};

} // namespace worker
