// A rate limit for people: by the account, and by the network for those who have none.
#pragma once

#include "people/limits.hpp"
#include "support/ids.hpp"
#include "support/ip_address.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace people {

class PersonLimit {
public:
    explicit PersonLimit(PersonRates const& rates) : m_accounts(rates.account), m_networks(rates.network) {}

    // Who asks: the account, or the address of whoever has none.
    struct Asker {
        std::optional<support::AccountId> account;
        std::string_view address;
    };
    [[nodiscard]] bool take(Asker const& asker, support::Moment now) {
        return of(asker).take(key_of(asker), now);
    }
    void spend(Asker const& asker, double tokens, support::Moment now) {
        of(asker).spend(key_of(asker), tokens, now);
    }
    [[nodiscard]] bool is_spent(Asker const& asker, support::Moment now) {
        return of(asker).is_spent(key_of(asker), now);
    }

private:
    [[nodiscard]] RateLimit& of(Asker const& asker) { return asker.account ? m_accounts : m_networks; }
    [[nodiscard]] static std::string key_of(Asker const& asker) {
        return asker.account ? std::to_string(*asker.account) : support::network_of(asker.address);
    }

    RateLimit m_accounts;
    RateLimit m_networks;
};

} // namespace people
