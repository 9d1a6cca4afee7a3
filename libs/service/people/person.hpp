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
    bool has_second_factor = false;
    bool needs_second_factor = false; // for a role that they have got: until then they are a user
    std::string display_name = {};    // "" for none

    // What they are called where they are shown.
    [[nodiscard]] std::string const& shown() const { return display_name.empty() ? name : display_name; }
    bool operator==(Person const&) const = default;
};

} // namespace people
