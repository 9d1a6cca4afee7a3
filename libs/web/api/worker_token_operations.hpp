// The tokens of workers on other machines, for administrators: issued, listed with what is known of whoever
// has them, revoked.
#pragma once

#include "api/operation.hpp"
#include "fleet/tokens.hpp"

#include <functional>
#include <string>
#include <vector>

namespace api {

class WorkerTokenOperations {
public:
    // The tokens outlive it. `revoked`: what the workers of a token held waits again, and they hear nothing
    // more.
    WorkerTokenOperations(fleet::Tokens& tokens, std::function<void(std::int64_t token)> revoked)
        : m_tokens(tokens), m_revoked(std::move(revoked)) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list();
    [[nodiscard]] Answer issue(Call const& call);
    [[nodiscard]] Answer revoke(Call const& call);

    fleet::Tokens& m_tokens;
    std::function<void(std::int64_t)> m_revoked;
};

} // namespace api
