// Somebody at a table, or beside it: an account, a guest, or nobody in particular.
//
// A guest is whoever holds a secret key that was handed out to a browser; here is its hash, which is never
// told to anybody.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"

#include <optional>
#include <string>

namespace tables {

struct Participant {
    std::optional<support::AccountId> account = {};
    std::string guest = {}; // the hash of the guest's key; empty for an account
    std::string name = {};

    [[nodiscard]] bool is_somebody() const { return account.has_value() || !guest.empty(); }
    [[nodiscard]] bool is(Participant const& other) const {
        return is_somebody() && account == other.account && guest == other.guest;
    }

    bool operator==(Participant const&) const = default;
};

// Somebody who looks at a table, and sits there or not.
struct Onlooker {
    Participant who = {};
    bool is_administrator = false;
};

} // namespace tables
