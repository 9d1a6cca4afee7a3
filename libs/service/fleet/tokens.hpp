// The tokens of workers on other machines: issued and recognised.
#pragma once

#include "storage/worker_tokens.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fleet {

class Tokens {
public:
    explicit Tokens(storage::Database& database) : m_stored(database) {}

    struct Issued {
        std::int64_t id = 0;
        std::string secret; // shown this once
    };
    // invalid: the label is empty or too long.
    [[nodiscard]] support::Result<Issued> issue(std::string const& label, support::Moment now);
    // Accepts a secret that others made up, unless it is known already, revoked or not. invalid: it is short.
    [[nodiscard]] support::Result<void> accept(std::string const& secret, std::string const& label,
                                               support::Moment now);
    // The token's id; nothing: it is unknown, or revoked. That it was used is noted once a minute.
    [[nodiscard]] support::Result<std::optional<std::int64_t>> recognise(std::string const& secret,
                                                                         support::Moment now);
    [[nodiscard]] support::Result<std::vector<storage::WorkerToken>> list() { return m_stored.list(); }
    // not_found: there is none in use.
    [[nodiscard]] support::Result<void> revoke(std::int64_t id, std::string const& why, support::Moment now) {
        return m_stored.revoke(id, why, now);
    }

private:
    storage::WorkerTokens m_stored;
};

} // namespace fleet
