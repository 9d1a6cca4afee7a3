// The people who have an account.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct Account {
    support::AccountId id = 0;
    std::string name;
    std::string password_hash;
    std::string role;
    support::Moment created;
    std::optional<support::Moment> disabled;
    bool has_second_factor = false;
    std::string display_name = {}; // "" for none: then the name

    bool operator==(Account const&) const = default;
};

class Accounts {
public:
    explicit Accounts(Database& database) : m_database(database) {}

    // Names that differ only in the case of their letters (ASCII) are the same. The account's id,
    // `disabled` and `has_second_factor` are not looked at. conflict: the name is taken.
    [[nodiscard]] support::Result<support::AccountId> add(Account const& account);
    // The same with an invitation code, whose use counts only if the account is made. denied: no such code
    // can be used at the moment when the account is created.
    [[nodiscard]] support::Result<support::AccountId> add_invited(Account const& account,
                                                                  std::string const& code_hash);

    [[nodiscard]] support::Result<std::optional<Account>> find(support::AccountId id);
    [[nodiscard]] support::Result<std::optional<Account>> find_by_name(std::string_view name);
    // By id, those after the given one.
    [[nodiscard]] support::Result<std::vector<Account>> list(support::AccountId after, int limit);
    [[nodiscard]] support::Result<bool> are_there_any();

    // not_found: there is no such account.
    [[nodiscard]] support::Result<void> set_password_hash(support::AccountId id, std::string const& hash);
    [[nodiscard]] support::Result<void> set_display_name(support::AccountId id, std::string const& name);
    [[nodiscard]] support::Result<void> set_role(support::AccountId id, std::string const& role);
    [[nodiscard]] support::Result<void> set_disabled(support::AccountId id,
                                                     std::optional<support::Moment> since);

    // Part of a transaction that does more. Nothing: the name is taken.
    [[nodiscard]] static std::optional<support::AccountId> insert(Transaction& transaction,
                                                                  Account const& account);

private:
    template <typename Value>
    [[nodiscard]] support::Result<void> set(support::AccountId id, char const* statement, Value const& value);

    Database& m_database;
};

} // namespace storage
