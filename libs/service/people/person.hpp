// A person with an account.
#pragma once

#include "people/role.hpp"
#include "storage/accounts.hpp"
#include "support/ids.hpp"

#include <string>

namespace people {

struct Person {
    support::AccountId id = 0;
    std::string name;
    Role role = Role::user;

    bool operator==(Person const&) const = default;
};

} // namespace people
