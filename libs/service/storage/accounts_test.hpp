// For tests: accounts that nobody can log in to.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"

namespace storage {

inline support::AccountId add_account(Database& database, std::string const& name,
                                      std::string const& role = "user") {
    return Accounts(database)
        .add({.id = 0, .name = name, .password_hash = "$", .role = role, .created = {}, .disabled = {}})
        .value();
}

} // namespace storage
