// Invitation codes, with which people register where not everybody may: made, listed and revoked by
// organisers, each their own, and by administrators.
#pragma once

#include "api/operation.hpp"
#include "people/invitations.hpp"

#include <vector>

namespace api {

class InvitationOperations {
public:
    explicit InvitationOperations(storage::Database& database) : m_invitations(database) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer revoke(Call const& call);

    people::Invitations m_invitations;
};

} // namespace api
