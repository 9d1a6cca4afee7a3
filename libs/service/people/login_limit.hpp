// How often passwords may be guessed, without keeping anybody out who knows theirs.
//
// Only failures count. They count for a name at one network, so that strangers elsewhere cannot lock a person
// out, and for the network as a whole. A browser that has logged in to the account before (DeviceKey) counts
// apart from its network: not even whoever sits behind the same address locks its owner out. Guesses for one
// name from many networks make each wrong one dear: a network that gets it wrong once has to wait, and a
// person who gets it right never does.
#pragma once

#include "people/limits.hpp"

#include <string>

namespace people {

class LoginLimit {
public:
    explicit LoginLimit(LoginRates const& rates);

    struct Attempt {
        std::string name;
        std::string address;
        std::string device; // that is known for this name, or ""
    };
    // Whether the password may be looked at. It counts as a failure until ended() says otherwise: many at the
    // same moment are no way around the limit.
    [[nodiscard]] bool begin(Attempt const& attempt, support::Moment now);
    enum class End : std::uint8_t { right, wrong, broken };
    void ended(Attempt const& attempt, End end, support::Moment now);

    // The same for registrations, which have no name to guess; a name that is taken is a failure too, for it
    // tells who is here, and so is a wrong invitation code.
    [[nodiscard]] bool begin_registration(std::string const& address, support::Moment now);
    void ended_registration(std::string const& address, End end, support::Moment now);

    // The same for logins at providers elsewhere, which other people wait for too: that one begins, and that
    // one comes back from there.
    [[nodiscard]] bool begin_departure(std::string const& address, support::Moment now);
    [[nodiscard]] bool begin_return(std::string const& address, support::Moment now);
    void ended_return(std::string const& address, End end, support::Moment now);

private:
    LoginRates m_rates;
    RateLimit m_failures;
    RateLimit m_network_failures;
    RateLimit m_name_failures;
    RateLimit m_registrations;
    RateLimit m_departures;
    RateLimit m_failed_returns;
};

} // namespace people
