// E-mail addresses that people have given, and not yet confirmed by the link that was sent there.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>

namespace storage {

class EmailChanges {
public:
    explicit EmailChanges(Database& database) : m_database(database) {}

    // In the place of another, whose link is void.
    [[nodiscard]] support::Result<void> set(support::AccountId account, std::string const& address,
                                            support::Moment expires);
    // The address, unless its time is over.
    [[nodiscard]] support::Result<std::optional<std::string>> find(support::AccountId account,
                                                                   support::Moment now);
    // The link that is sent there, by its hash. False: the address is no longer wanted.
    [[nodiscard]] support::Result<bool> give_link(support::AccountId account, std::string const& address,
                                                  std::string const& token_hash, support::Moment now);
    // Uses the link up, and says the address. Nothing: there is no such link of this account.
    [[nodiscard]] support::Result<std::optional<std::string>>
    take(support::AccountId account, std::string const& token_hash, support::Moment now);
    [[nodiscard]] support::Result<void> remove(support::AccountId account);

private:
    Database& m_database;
};

} // namespace storage
