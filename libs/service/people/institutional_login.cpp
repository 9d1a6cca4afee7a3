#include "people/institutional_login.hpp"

#include "people/secret.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr char const* to_log_in = "log in";
constexpr char const* to_link = "link";
constexpr char const* second_step = "second step"; // only the code of the second factor is missing

std::string groups_as_json(std::vector<std::string> const& groups) {
    return groups.empty() ? "" : support::to_text(support::JsonArray(groups.begin(), groups.end()));
}

storage::Identity identity_of(Institution const& institution, Told const& told, support::AccountId account,
                              Moment now) {
    return {.issuer = institution.client.issuer,
            .subject = told.subject,
            .account = account,
            .created = now,
            .last_used = now};
}

} // namespace

InstitutionalLogin::InstitutionalLogin(storage::Database& database, Entrance& entrance,
                                       std::vector<Institution> institutions, fetch::Limits const& limits)
    : m_accounts(database), m_identities(database), m_attempts(database), m_entrance(entrance) {
    for (auto& institution : institutions) {
        auto provider = std::make_unique<openid::Provider>(institution.client, limits);
        m_entries.push_back({std::move(institution), std::move(provider)});
    }
}

std::vector<Institution const*> InstitutionalLogin::all() const {
    std::vector<Institution const*> found;
    for (auto const& each : m_entries) {
        found.push_back(&each.institution);
    }
    return found;
}

Result<InstitutionalLogin::Entry const*> InstitutionalLogin::entry(std::string const& name) const {
    auto const found =
        std::ranges::find(m_entries, name, [](Entry const& each) { return each.institution.name; });
    return found == m_entries.end() ? fail(ErrorKind::not_found, "there is no such login provider")
                                    : Result<Entry const*>(&*found);
}

Result<Institution const*> InstitutionalLogin::find(std::string const& name) const {
    return &TULKAS_TRY(entry(name))->institution;
}

Result<InstitutionalLogin::Begun> InstitutionalLogin::begin(std::string const& name,
                                                            std::optional<Person> const& person, Moment now) {
    auto const* const asked = TULKAS_TRY(entry(name));
    openid::Attempt const secrets{.state = new_secret(), .nonce = new_secret(), .verifier = new_secret()};
    auto url = TULKAS_TRY(asked->provider->login_url(secrets, now));
    auto browser = new_secret();
    TULKAS_TRY(m_attempts.add({.state_hash = hash_of(secrets.state),
                               .browser_hash = hash_of(browser),
                               .provider = name,
                               .purpose = person ? to_link : to_log_in,
                               .account = person.transform([](auto const& who) { return who.id; }),
                               .nonce = secrets.nonce,
                               .verifier = secrets.verifier,
                               .expires = now + attempt_lasts},
                              now));
    return Begun{std::move(url), std::move(browser)};
}

Result<storage::LoginAttempt> InstitutionalLogin::take_attempt(std::string const& name,
                                                               Return const& returned, Moment now) {
    auto const attempt = TULKAS_TRY(m_attempts.take(hash_of(returned.state), now));
    // One message for all: whoever tries learns nothing of others' attempts.
    if (!attempt || attempt->provider != name || attempt->browser_hash != hash_of(returned.browser)) {
        return fail(ErrorKind::denied,
                    "this login was not begun in this browser, is over or was used already; start again");
    }
    return *attempt;
}

Result<Admission> InstitutionalLogin::finish(std::string const& name, Return const& returned,
                                             std::optional<Person> const& person, Moment now,
                                             Origin const& origin) {
    auto const* const asked = TULKAS_TRY(entry(name));
    auto const attempt = TULKAS_TRY(take_attempt(name, returned, now));
    if (attempt.purpose == second_step) {
        return admit(attempt.account.value_or(0), asked->institution, attempt, returned, now, origin);
    }
    TULKAS_TRY(asked->provider->check_issuer(returned.issuer));
    auto const claims = TULKAS_TRY(asked->provider->redeem(
        returned.code, {.state = returned.state, .nonce = attempt.nonce, .verifier = attempt.verifier}, now));
    auto const told = told_by(asked->institution, claims);
    if (told.subject.empty()) {
        return fail(ErrorKind::denied, "the login provider does not say who this is");
    }
    if (attempt.purpose == to_link) {
        return link(told, asked->institution, attempt, person, now);
    }
    auto const account = TULKAS_TRY(account_of(told, asked->institution, now));
    TULKAS_TRY(renew(account, told));
    return admit(account, asked->institution, attempt, returned, now, origin);
}

Result<Admission> InstitutionalLogin::link(Told const& told, Institution const& institution,
                                           storage::LoginAttempt const& attempt,
                                           std::optional<Person> const& person, Moment now) {
    if (!person || person->id != attempt.account) {
        return fail(ErrorKind::denied, "you are no longer logged in as the person who began this");
    }
    TULKAS_TRY(m_identities.add(identity_of(institution, told, person->id, now)));
    TULKAS_TRY(renew(person->id, told));
    return Admission{*person, ""};
}

Result<support::AccountId> InstitutionalLogin::account_of(Told const& told, Institution const& institution,
                                                          Moment now) {
    auto const identity = identity_of(institution, told, 0, now);
    if (auto const known = TULKAS_TRY(m_identities.find(identity.issuer, identity.subject))) {
        TULKAS_TRY(m_identities.note_use(identity));
        return *known;
    }
    if (institution.trusts_email) {
        if (auto const same = TULKAS_TRY(account_by_email(told))) {
            TULKAS_TRY(m_identities.add(identity_of(institution, told, *same, now)));
            return *same;
        }
    }
    if (!institution.provisions) {
        return fail(ErrorKind::denied,
                    "no account is linked to this login; log in with your password and link it "
                    "on your account page, or ask an administrator");
    }
    return provision(told, institution, now);
}

Result<std::optional<support::AccountId>> InstitutionalLogin::account_by_email(Told const& told) {
    if (told.email.empty()) {
        return std::nullopt;
    }
    auto const same = TULKAS_TRY(m_identities.with_email(told.email, 2));
    return same.size() == 1 ? std::optional(same.front()) : std::nullopt; // of two, who knows which
}

Result<support::AccountId> InstitutionalLogin::provision(Told const& told, Institution const& institution,
                                                         Moment now) {
    if (!TULKAS_TRY(m_accounts.are_there_any())) {
        return fail(ErrorKind::refused,
                    "this arena has no administrator yet; its operator has the link to create one");
    }
    storage::Account account{.id = 0,
                             .name = told.login,
                             .password_hash = "", // which no password has
                             .role = std::string(to_text(told.role.value_or(Role::user))),
                             .created = now,
                             .disabled = {},
                             .display_name = told.display_name};
    storage::Profile const profile{
        .email = told.email, .student_number = told.student_number, .member_of = groups_as_json(told.groups)};
    constexpr int most_tries = 30;
    for (int number = 2; number < most_tries; ++number) {
        auto const added = TULKAS_TRY(
            m_identities.add_with_account(identity_of(institution, told, 0, now), account, profile));
        if (added) {
            return *added;
        }
        // The name is taken: otter, otter-2, otter-3, …, and at last one that nobody has.
        constexpr std::size_t few = 5;
        account.name = number + 1 < most_tries
                           ? fmt::format("{}-{}", told.login, number)
                           : fmt::format("{}-{}", told.login, hash_of(new_secret()).substr(0, few));
    }
    return fail(ErrorKind::conflict, "the name {} is taken", told.login);
}

Result<void> InstitutionalLogin::renew(support::AccountId account, Told const& told) {
    auto const before = TULKAS_TRY(m_accounts.find(account));
    if (!before) {
        return fail(ErrorKind::denied, "this account no longer exists");
    }
    if (before->display_name.empty() && !told.display_name.empty()) { // else it is what the person has chosen
        TULKAS_TRY(m_accounts.set_display_name(account, told.display_name));
    }
    auto profile = TULKAS_TRY(m_identities.profile(account));
    auto const old = profile;
    profile.email = profile.email.empty() ? told.email : profile.email;
    profile.student_number = told.student_number.empty() ? profile.student_number : told.student_number;
    profile.member_of = groups_as_json(told.groups);
    if (profile != old) {
        TULKAS_TRY(m_identities.set_profile(account, profile));
    }
    // An administrator is made and unmade here; nobody is locked out of their own arena from elsewhere.
    auto const role = told.role ? std::string(to_text(*told.role)) : before->role;
    if (role != before->role && before->role != to_text(Role::administrator)) {
        TULKAS_TRY(m_accounts.set_role(account, role));
        TULKAS_TRY(m_entrance.log_out_everywhere(account)); // whatever they were let in as, they are no more
    }
    return {};
}

Result<Admission> InstitutionalLogin::admit(support::AccountId account, Institution const& institution,
                                            storage::LoginAttempt const& attempt, Return const& returned,
                                            Moment now, Origin const& origin) {
    auto const admission = TULKAS_TRY(
        m_entrance.admit_from(institution.client.issuer, account, returned.second_factor, now, origin));
    if (admission.second_step != SecondStep::done) {
        // The institution's code is used up; what it said is kept for whoever knows the state, in this
        // browser.
        auto next = attempt;
        next.purpose = second_step;
        next.account = account;
        TULKAS_TRY(m_attempts.add(next, now));
    }
    return admission;
}

Result<std::vector<InstitutionalLogin::Linked>> InstitutionalLogin::linked(support::AccountId account) {
    auto const identities = TULKAS_TRY(m_identities.list(account));
    std::vector<Linked> all;
    for (auto const& each : m_entries) {
        auto const found =
            std::ranges::find(identities, each.institution.client.issuer, &storage::Identity::issuer);
        if (found != identities.end()) {
            all.push_back({&each.institution, found->last_used});
        }
    }
    return all;
}

Result<void> InstitutionalLogin::unlink(Person const& person, std::string const& name) {
    auto const* const asked = TULKAS_TRY(entry(name));
    auto const account = TULKAS_TRY(m_accounts.find(person.id));
    auto const all = TULKAS_TRY(linked(person.id));
    bool const has_password =
        account && !account->password_hash.empty() && m_entrance.may_use_password(person.role);
    if (all.size() < 2 && !has_password) {
        return fail(ErrorKind::refused, "this is the only way you can log in");
    }
    return m_identities.remove(person.id, asked->institution.client.issuer);
}

std::optional<std::string> InstitutionalLogin::logout_url(std::string const& issuer,
                                                          std::string const& back) {
    auto const found = std::ranges::find(m_entries, issuer,
                                         [](Entry const& each) { return each.institution.client.issuer; });
    return found == m_entries.end() ? std::nullopt : found->provider->logout_url(back);
}

} // namespace people
