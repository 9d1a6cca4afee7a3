// How much one may do: the limits an operator can set, and their standard values.
//
// They count by the account, and for whoever has none by the network (support::network_of). A class of three
// hundred sits behind one address: what counts by network leaves room for it, and what is right (a login, a
// registration, a move) costs only what it costs the server. docs/decisions/limits.md says why.
#pragma once

#include "people/person.hpp"
#include "people/rate_limit.hpp"

#include <cstdint>
#include <optional>

namespace people {

struct LoginRates {
    Rate failures{.burst = 10, .a_minute = 2};           // for one name from one network or browser
    Rate network_failures{.burst = 100, .a_minute = 30}; // for any names from one network
    Rate name_failures{.burst = 50, .a_minute = 5};      // for one name; then each costs a stranger more
    Rate registrations{.burst = 400, .a_minute = 20};    // from one network
    // At login providers, from one network: logins that begin, and those that end badly. For each of the
    // latter the provider was asked.
    Rate departures{.burst = 600, .a_minute = 60};
    Rate failed_returns{.burst = 60, .a_minute = 20};
};

// For an account, and for all without one in a network.
struct PersonRates {
    Rate account;
    Rate network;
};

struct Limits {
    LoginRates logins;
    PersonRates changes{.account = {.burst = 600, .a_minute = 1200},
                        .network = {.burst = 1200, .a_minute = 3000}};
    PersonRates tables{.account = {.burst = 30, .a_minute = 20}, .network = {.burst = 400, .a_minute = 60}};
    Rate submissions{.burst = 10, .a_minute = 6};
    // Milliseconds of the processor for requests.
    Rate work{.burst = 20'000, .a_minute = 30'000};
    // Bytes of bots and games that a person has uploaded; 0 for no limit.
    std::int64_t stored = 200LL * 1024 * 1024;
};

// Nothing: no limit. Organisers and administrators have none.
[[nodiscard]] inline std::optional<std::int64_t> most_stored(Limits const& limits, Person const& person) {
    return limits.stored == 0 || person.role >= Role::organiser ? std::nullopt : std::optional(limits.stored);
}

} // namespace people
