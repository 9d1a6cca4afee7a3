// The second factors of accounts: the secret of an authenticator app, and codes for whoever loses it.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct SecondFactor {
    std::string secret; // in base 32; the app has the same
    std::optional<support::Moment> confirmed;
    std::int64_t last_step = 0; // of time, whose code was used last

    bool operator==(SecondFactor const&) const = default;
};

class SecondFactors {
public:
    explicit SecondFactors(Database& database) : m_database(database) {}

    [[nodiscard]] support::Result<std::optional<SecondFactor>> find(support::AccountId account);
    // In place of one that was not confirmed. conflict: there is one that was.
    [[nodiscard]] support::Result<void> begin(support::AccountId account, std::string const& secret,
                                              support::Moment now);
    // The hashes of the recovery codes take the place of earlier ones.
    [[nodiscard]] support::Result<void> confirm(support::AccountId account, support::Moment now,
                                                std::vector<std::string> const& code_hashes);
    // False if a code of this step or a later one was used: of two who use it at the same time one does.
    [[nodiscard]] support::Result<bool> use_step(support::AccountId account, std::int64_t step);
    // False if there is no such code. It is gone then.
    [[nodiscard]] support::Result<bool> use_recovery_code(support::AccountId account,
                                                          std::string const& code_hash);
    [[nodiscard]] support::Result<std::int64_t> recovery_codes(support::AccountId account);
    [[nodiscard]] support::Result<void> remove(support::AccountId account);

private:
    Database& m_database;
};

} // namespace storage
