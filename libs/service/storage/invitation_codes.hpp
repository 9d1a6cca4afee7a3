// Codes with which people may register, by their hashes.
//
// A use is counted in the transaction that makes the account (Accounts::add), so the last use is not given
// twice. A code that was revoked or is used up stays on the list: whoever made it wants to see what became of
// it.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct InvitationCode {
    std::int64_t id = 0;
    std::string label;
    std::optional<support::AccountId> author = {}; // nothing: made at the server's command line
    std::string author_name = {};
    support::Moment created;
    std::optional<support::Moment> expires = {};
    std::optional<std::int64_t> most_uses = {};
    std::int64_t uses = 0;
    std::optional<support::Moment> revoked = {};

    bool operator==(InvitationCode const&) const = default;
};

class InvitationCodes {
public:
    explicit InvitationCodes(Database& database) : m_database(database) {}

    // Returns its id. The given id, author_name, uses and revoked are ignored.
    [[nodiscard]] support::Result<std::int64_t> add(std::string const& hash, InvitationCode const& code);
    // The newest first; with an author, only theirs.
    [[nodiscard]] support::Result<std::vector<InvitationCode>>
    list(std::optional<support::AccountId> author = {});
    [[nodiscard]] support::Result<std::optional<InvitationCode>> find(std::int64_t id);
    // Whether somebody could register with it now.
    [[nodiscard]] support::Result<bool> is_valid(std::string const& hash, support::Moment now);
    // not_found: there is no such code, or it was revoked before.
    [[nodiscard]] support::Result<void> revoke(std::int64_t id, support::Moment now);

    // Counts a use, if one is left.
    [[nodiscard]] static bool take(Transaction& transaction, std::string const& hash, support::Moment now);
    // Undoes a use that was counted in the same transaction.
    static void give_back(Transaction& transaction, std::string const& hash);

private:
    Database& m_database;
};

} // namespace storage
