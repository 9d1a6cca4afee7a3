#include "people/login_limit.hpp"

#include "support/ip_address.hpp"

#include <boost/algorithm/string/case_conv.hpp>

namespace people {

using support::Moment;

namespace {

// As names are compared.
std::string name_of(LoginLimit::Attempt const& attempt) {
    return boost::to_lower_copy(attempt.name);
}

std::string key_of(LoginLimit::Attempt const& attempt) {
    return (attempt.device.empty() ? "network " + support::network_of(attempt.address)
                                   : "device " + attempt.device) +
           " " + name_of(attempt);
}

} // namespace

LoginLimit::LoginLimit(LoginRates const& rates)
    : m_rates(rates),
      m_failures(rates.failures),
      m_network_failures(rates.network_failures),
      m_name_failures(rates.name_failures),
      m_registrations(rates.registrations),
      m_departures(rates.departures),
      m_failed_returns(rates.failed_returns) {}

bool LoginLimit::begin(Attempt const& attempt, Moment now) {
    if (!m_failures.take(key_of(attempt), now)) {
        return false;
    }
    bool const may =
        !attempt.device.empty() || m_network_failures.take(support::network_of(attempt.address), now);
    if (!may) {
        m_failures.give_back(key_of(attempt), now);
    }
    return may;
}

void LoginLimit::ended(Attempt const& attempt, End end, Moment now) {
    bool const is_stranger = attempt.device.empty();
    if (end != End::wrong) {
        m_failures.give_back(key_of(attempt), now);
        if (is_stranger) {
            m_network_failures.give_back(support::network_of(attempt.address), now);
        }
    } else if (is_stranger && !m_name_failures.take(name_of(attempt), now)) {
        m_failures.spend(key_of(attempt), m_rates.failures.burst - 1, now); // the name is being guessed
    }
}

bool LoginLimit::begin_registration(std::string const& address, Moment now) {
    auto const network = support::network_of(address);
    return !m_network_failures.is_spent(network, now) && m_registrations.take(network, now);
}

void LoginLimit::ended_registration(std::string const& address, End end, Moment now) {
    auto const network = support::network_of(address);
    if (end != End::right) {
        m_registrations.give_back(network, now);
    }
    if (end == End::wrong) {
        m_network_failures.spend(network, 1, now);
    }
}

bool LoginLimit::begin_departure(std::string const& address, Moment now) {
    return m_departures.take(support::network_of(address), now);
}

bool LoginLimit::begin_return(std::string const& address, Moment now) {
    return m_failed_returns.take(support::network_of(address), now);
}

// A provider that does not answer counts too: it was asked, and others wait for it.
void LoginLimit::ended_return(std::string const& address, End end, Moment now) {
    if (end == End::right) {
        m_failed_returns.give_back(support::network_of(address), now);
    }
}

} // namespace people
