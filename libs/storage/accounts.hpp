// The people who have an account.
#pragma once

#include "storage/database.hpp"
#include "storage/time.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

using AccountId = std::int64_t;

struct Account {
    AccountId id = 0;
    std::string name;
    std::string password_hash;
    std::string role;
    Moment created;
    std::optional<Moment> disabled;

    bool operator==(Account const&) const = default;
};

class Accounts {
public:
    explicit Accounts(Database& database) : m_database(database) {}

    // Names that differ only in the case of their letters (ASCII) are the same. The account's id and
    // `disabled` are not looked at. conflict: the name is taken.
    [[nodiscard]] support::Result<AccountId> add(Account const& account);

    [[nodiscard]] support::Result<std::optional<Account>> find(AccountId id);
    [[nodiscard]] support::Result<std::optional<Account>> find_by_name(std::string_view name);
    // Whose session it is, by the hash of its secret, unless it is over. In one query, for every request of a
    // browser asks this.
    [[nodiscard]] support::Result<std::optional<Account>> find_by_session(std::string const& token_hash,
                                                                          Moment now);
    // By id, those after the given one.
    [[nodiscard]] support::Result<std::vector<Account>> list(AccountId after, int limit);
    [[nodiscard]] support::Result<bool> are_there_any();

    // not_found: there is no such account.
    [[nodiscard]] support::Result<void> set_password_hash(AccountId id, std::string const& hash);
    [[nodiscard]] support::Result<void> set_role(AccountId id, std::string const& role);
    [[nodiscard]] support::Result<void> set_disabled(AccountId id, std::optional<Moment> since);

private:
    template <typename Value>
    [[nodiscard]] support::Result<void> set(AccountId id, char const* statement, Value const& value);

    Database& m_database;
};

} // namespace storage
