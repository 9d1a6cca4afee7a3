// Secrets with which a person's programs act for that person, by their hashes.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

struct ApiToken {
    std::int64_t id = 0;
    std::string label;
    support::Moment created;
    std::optional<support::Moment> last_used;
    std::optional<std::string> scopes; // nothing: all that its owner may do
    std::optional<support::Moment> expires;

    bool operator==(ApiToken const&) const = default;
};

class ApiTokens {
public:
    explicit ApiTokens(Database& database) : m_database(database) {}

    // Says the token's id; the given one's is not looked at.
    [[nodiscard]] support::Result<std::int64_t> add(support::AccountId account, std::string const& token_hash,
                                                    ApiToken const& token);
    [[nodiscard]] support::Result<std::vector<ApiToken>> list(support::AccountId account);
    struct Owned {
        support::AccountId account = 0; // whose token it is
        std::optional<support::Moment> last_used;
        std::optional<std::string> scopes;
        std::optional<support::Moment> expires;

        bool operator==(Owned const&) const = default;
    };
    // Unless it has expired.
    [[nodiscard]] support::Result<std::optional<Owned>> find(std::string const& token_hash,
                                                             support::Moment now);
    [[nodiscard]] support::Result<void> note_use(std::string const& token_hash, support::Moment now);
    // Says its hash. not_found: the account has no such token.
    [[nodiscard]] support::Result<std::string> remove(support::AccountId account, std::int64_t id);

private:
    Database& m_database;
};

} // namespace storage
