// A person as the server recognises them, and what ends that.
#pragma once

#include "people/person.hpp"
#include "people/scope.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>

namespace people {

struct Recognised {
    Person person;
    std::string credential;       // the hash of the secret they came with: of a session or a token
    std::optional<Scopes> scopes; // nothing: all that the person may do
    std::optional<support::Moment> expires = {};
    std::string issuer = {}; // the institution where they have logged in for this session, or ""

    [[nodiscard]] bool may(Scope scope) const {
        return !scopes || scope == Scope::read || scopes->contains(scope);
    }
    bool operator==(Recognised const&) const = default;
};

// Somebody may no longer do what they could: what is open in their name has to end.
struct Revocation {
    support::AccountId account = 0;
    std::optional<std::string> credential = {}; // that one only
    std::string kept = {};                      // not this one

    [[nodiscard]] bool covers(support::AccountId whose, std::string const& used) const {
        return whose == account && (kept.empty() || used != kept) && (!credential || used == *credential);
    }
    [[nodiscard]] bool covers(Recognised const& who) const { return covers(who.person.id, who.credential); }
};

// Where somebody logs in from.
struct Origin {
    std::string device; // as the browser names itself
    std::string address;
};

} // namespace people
