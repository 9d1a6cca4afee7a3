// Invitation codes: made, listed and revoked. AccountManager accepts them.
#pragma once

#include "storage/invitation_codes.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace people {

struct InvitationWish {
    std::string label;
    std::optional<support::AccountId> author = {}; // nothing: the operator, at the command line
    std::optional<support::Moment> expires = {};
    std::optional<std::int64_t> most_uses = {};
};

class Invitations {
public:
    explicit Invitations(storage::Database& database) : m_stored(database) {}

    struct Made {
        std::int64_t id = 0;
        std::string code; // shown this once
    };
    // invalid: the label is empty or too long, the code would have expired, or it would have no use.
    [[nodiscard]] support::Result<Made> make(InvitationWish const& wish, support::Moment now);
    // The newest first; with an author, only theirs.
    [[nodiscard]] support::Result<std::vector<storage::InvitationCode>>
    list(std::optional<support::AccountId> author = {}) {
        return m_stored.list(author);
    }
    [[nodiscard]] support::Result<std::optional<storage::InvitationCode>> find(std::int64_t id) {
        return m_stored.find(id);
    }
    // not_found: there is none in use.
    [[nodiscard]] support::Result<void> revoke(std::int64_t id, support::Moment now) {
        return m_stored.revoke(id, now);
    }

private:
    storage::InvitationCodes m_stored;
};

} // namespace people
