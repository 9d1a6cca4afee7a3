// An institution whose people log in with the login they have there (OpenID Connect), as the operator
// describes it in a file, and what it says about a person.
#pragma once

#include "openid/provider.hpp"
#include "people/role.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace people {

// Which claim says what; "" for none.
struct ClaimNames {
    std::string login = "preferred_username";
    std::string name = "name";
    std::string email = "email";
    std::string student_number;
    std::string groups = "groups";
};

struct Institution {
    std::string name; // in addresses
    std::string title;
    openid::Client client;
    ClaimNames claims;
    std::map<std::string, Role> roles; // by group; where it is empty, roles are given here alone
    bool provisions = true;            // makes accounts for people who have none
    // The addresses that it has verified are believed: whoever has the same one here, verified too, is the
    // same person. Otherwise what it says of addresses is not looked at.
    bool trusts_email = false;
};

// `file` is for messages, and relative paths in it start from its folder. `public_url` is where people reach
// the arena: they come back to URL/login/NAME.
[[nodiscard]] support::Result<std::vector<Institution>>
read_institutions(std::string_view text, std::string const& file, std::string const& public_url);

// What an institution says about somebody, as far as it can be used here.
struct Told {
    std::string subject;
    std::string login;        // could be a name here, if it is free
    std::string display_name; // or ""
    std::string email;        // which a trusted institution has verified, or ""
    std::string student_number;
    std::vector<std::string> groups;
    std::optional<Role> role; // nothing: the institution does not decide
};
[[nodiscard]] Told told_by(Institution const& institution, support::JsonObject const& claims);

} // namespace people
