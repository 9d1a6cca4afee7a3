// As whom institutions know people, and what they say about them.
#pragma once

#include "storage/accounts.hpp"
#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

// What an institution, or the person, says besides the name.
struct Profile {
    std::string email = {}; // verified; "" for none
    std::string student_number = {};
    std::string member_of = {}; // the groups, as a JSON array; "" for none

    bool operator==(Profile const&) const = default;
};

struct Identity {
    std::string issuer;
    std::string subject; // as whom the issuer knows the person, for ever
    support::AccountId account = 0;
    support::Moment created;
    support::Moment last_used;

    bool operator==(Identity const&) const = default;
};

class Identities {
public:
    explicit Identities(Database& database) : m_database(database) {}

    [[nodiscard]] support::Result<std::optional<support::AccountId>> find(std::string const& issuer,
                                                                          std::string const& subject);
    // Of an account, the oldest first.
    [[nodiscard]] support::Result<std::vector<Identity>> list(support::AccountId account);
    // conflict: this person of the institution has an account already, or the account another person of it.
    [[nodiscard]] support::Result<void> add(Identity const& identity);
    // With a new account and its profile, all or nothing. Nothing: the name is taken. conflict: as add().
    [[nodiscard]] support::Result<std::optional<support::AccountId>>
    add_with_account(Identity const& identity, Account const& account, Profile const& profile);
    [[nodiscard]] support::Result<void> note_use(Identity const& identity);
    // not_found: the account has none of this issuer.
    [[nodiscard]] support::Result<void> remove(support::AccountId account, std::string const& issuer);

    // Empty if nothing is known.
    [[nodiscard]] support::Result<Profile> profile(support::AccountId account);
    [[nodiscard]] support::Result<void> set_profile(support::AccountId account, Profile const& profile);
    // Whose verified address it is, without regard to the case of letters: at most so many.
    [[nodiscard]] support::Result<std::vector<support::AccountId>> with_email(std::string const& email,
                                                                              int limit);

private:
    Database& m_database;
};

} // namespace storage
