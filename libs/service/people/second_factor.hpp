// A second factor besides the password: codes of an authenticator app, and recovery codes for whoever loses
// it.
//
// No code is accepted twice. Guesses are limited for each account; only whoever knows the password gets to
// guess.
#pragma once

#include "people/person.hpp"
#include "people/rate_limit.hpp"
#include "storage/second_factors.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace people {

enum class CodeCheck : std::uint8_t { right, wrong, too_many };

class SecondFactor {
public:
    explicit SecondFactor(storage::Database& database);

    // What the person's app has to know; it counts when confirmed. conflict: the person has one already.
    struct Begun {
        std::string secret;
        std::string uri;
    };
    [[nodiscard]] support::Result<Begun> begin(Person const& person, support::Moment now);

    // With a code of the app. Says the recovery codes, for the only time. denied: the code is wrong; refused:
    // too many guesses; conflict: nothing was begun, or it is confirmed already.
    [[nodiscard]] support::Result<std::vector<std::string>>
    confirm(Person const& person, std::string const& code, support::Moment now);

    // A code of the app, or a recovery code. wrong also if there is no second factor.
    [[nodiscard]] support::Result<CodeCheck> check(support::AccountId account, std::string const& code,
                                                   support::Moment now);
    [[nodiscard]] support::Result<std::int64_t> recovery_codes(support::AccountId account);
    [[nodiscard]] support::Result<void> remove(support::AccountId account);

private:
    [[nodiscard]] support::Result<bool> is_right(support::AccountId account,
                                                 storage::SecondFactor const& factor, std::string const& code,
                                                 support::Moment now);

    storage::SecondFactors m_stored;
    RateLimit m_guesses; // by account
};

} // namespace people
