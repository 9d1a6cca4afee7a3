#include "server/limit_settings.hpp"

#include "server/database_settings.hpp"

#include <fmt/format.h>

#include <array>
#include <string>

namespace server {

using people::Limits;
using people::Rate;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct Named {
    char const* name;
    char const* help;
    Rate& (*of)(Limits& limits);
};

// One list for what is declared and what is read.
constexpr std::array all_limits{
    Named{"Limits.LoginFailures", "wrong passwords for one name from one address or browser",
          [](Limits& limits) -> Rate& { return limits.logins.failures; }},
    Named{"Limits.AddressLoginFailures", "wrong passwords and taken names from one address",
          [](Limits& limits) -> Rate& { return limits.logins.network_failures; }},
    Named{"Limits.NameLoginFailures",
          "wrong passwords for one name from all addresses; after these, each wrong one costs its address "
          "all of Limits.LoginFailures",
          [](Limits& limits) -> Rate& { return limits.logins.name_failures; }},
    Named{"Limits.Registrations", "new accounts from one address",
          [](Limits& limits) -> Rate& { return limits.logins.registrations; }},
    Named{"Limits.Changes", "requests that change something, of one account",
          [](Limits& limits) -> Rate& { return limits.changes.account; }},
    Named{"Limits.AddressChanges", "the same, of all without an account at one address",
          [](Limits& limits) -> Rate& { return limits.changes.network; }},
    Named{"Limits.Tables", "new tables of one account",
          [](Limits& limits) -> Rate& { return limits.tables.account; }},
    Named{"Limits.AddressTables", "new tables of all guests at one address",
          [](Limits& limits) -> Rate& { return limits.tables.network; }},
    Named{"Limits.Submissions", "uploads of bots, and of games, by one account",
          [](Limits& limits) -> Rate& { return limits.submissions; }},
    Named{"Limits.WorkMilliseconds",
          "CPU time for the requests of one account, or of all without an account at one address",
          [](Limits& limits) -> Rate& { return limits.work; }},
};

constexpr char const* stored_megabytes = "Limits.StoredMegabytes";
constexpr std::int64_t megabyte = 1024 * 1024;

std::string text_of(Rate const& rate) {
    return fmt::format("{:.0f} + {:.0f}/minute", rate.burst, rate.a_minute);
}

} // namespace

std::vector<kreator::Declaration> limit_declarations() {
    Limits standard;
    std::vector<kreator::Declaration> declarations;
    for (auto const& [name, help, of] : all_limits) {
        declarations.push_back({name, help, kreator::PropertyValue(text_of(of(standard)))});
    }
    declarations.push_back({stored_megabytes,
                            "MB of bots and games that one account may store; 0 for no limit. Organisers and "
                            "administrators have none",
                            kreator::PropertyValue(standard.stored / megabyte)});
    return declarations;
}

Result<Limits> read_limits(kreator::Properties const& properties) {
    Limits limits;
    for (auto const& [name, help, of] : all_limits) {
        auto const rate = Rate::parse(properties.required<std::string>(name));
        if (!rate) {
            return fail(ErrorKind::invalid, "{} {}", name, rate.error().message);
        }
        of(limits) = *rate;
    }
    limits.stored = megabyte * TULKAS_TRY(number_within(properties, stored_megabytes, 0, 1024 * 1024));
    return limits;
}

} // namespace server
