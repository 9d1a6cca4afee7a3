#include "people/entrance.hpp"

#include "people/secret.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr std::size_t most_password_bytes = 200;
constexpr std::size_t most_label_bytes = 60;
constexpr std::size_t most_device_bytes = 300;

// Enough of the hash to tell sessions apart.
std::string id_of(storage::Session const& session) {
    constexpr std::size_t enough = 16;
    return session.token_hash.substr(0, enough);
}

std::unexpected<support::Error> not_admitted() {
    return fail(ErrorKind::denied, "wrong name or password");
}

} // namespace

Entrance::Entrance(storage::Database& database, Passwords& passwords)
    : m_accounts(database),
      m_sessions(database),
      m_tokens(database),
      m_second_factor(database),
      m_passwords(passwords) {}

std::optional<Person> Entrance::person_of(std::optional<storage::Account> const& account) const {
    if (!account || account->disabled) {
        return std::nullopt;
    }
    Person person{.id = account->id,
                  .name = account->name,
                  .role = role_from_text(account->role).value_or(Role::guest),
                  .has_second_factor = account->has_second_factor,
                  .display_name = account->display_name};
    if (m_needs_second_factor && person.role >= *m_needs_second_factor && !person.has_second_factor) {
        person.role = std::min(person.role, Role::user);
        person.needs_second_factor = true;
    }
    return person;
}

Result<Admission> Entrance::log_in(Credentials const& credentials, Moment now, Origin const& origin,
                                   std::string const& code) {
    if (credentials.password.size() > most_password_bytes) {
        return not_admitted(); // nobody has such a password, and a long one costs more to hash
    }
    if (m_password_use == PasswordUse::nobody) {
        return fail(ErrorKind::denied, "passwords are turned off here; log in by your institution");
    }
    auto const account = TULKAS_TRY(m_accounts.find_by_name(credentials.name));
    if (!account || account->password_hash.empty()) { // an institution's person has none
        m_passwords.verify_nobody(credentials.password);
        return not_admitted();
    }
    bool const right = m_passwords.verify(account->password_hash, credentials.password);
    auto const person = person_of(account);
    if (!right || !person) {
        return not_admitted();
    }
    if (!may_use_password(role_from_text(account->role).value_or(Role::guest))) {
        return fail(ErrorKind::denied,
                    "only administrators log in with a password here; use your institution's login");
    }
    auto const step = TULKAS_TRY(take_second_step(*person, code, now));
    return step == SecondStep::done ? admit(*person, now, origin) : Admission{*person, "", step};
}

Result<SecondStep> Entrance::take_second_step(Person const& person, std::string const& code, Moment now) {
    if (!person.has_second_factor) {
        return SecondStep::done;
    }
    if (code.empty()) {
        return SecondStep::code_is_missing;
    }
    switch (TULKAS_TRY(m_second_factor.check(person.id, code, now))) {
    case CodeCheck::right:
        return SecondStep::done;
    case CodeCheck::wrong:
        return SecondStep::code_is_wrong;
    case CodeCheck::too_many:
        break;
    }
    return SecondStep::too_many;
}

Result<Admission> Entrance::admit_from(std::string const& issuer, support::AccountId account,
                                       std::string const& code, Moment now, Origin const& origin) {
    auto const person = person_of(TULKAS_TRY(m_accounts.find(account)));
    if (!person) {
        return fail(ErrorKind::denied, "this account is disabled");
    }
    auto const step = TULKAS_TRY(take_second_step(*person, code, now));
    return step == SecondStep::done ? admit(*person, now, origin, issuer) : Admission{*person, "", step};
}

Result<Admission> Entrance::admit(Person const& person, Moment now, Origin const& origin,
                                  std::string const& issuer) {
    TULKAS_TRY(m_sessions.sweep(now));
    auto secret = new_secret();
    auto const device = support::visible_line(origin.device.substr(0, most_device_bytes));
    auto const added = m_sessions.add({.token_hash = hash_of(secret),
                                       .account = person.id,
                                       .device = device,
                                       .address = origin.address,
                                       .created = now,
                                       .last_seen = now,
                                       .expires = now + session_lasts,
                                       .provider = issuer});
    if (!added) {
        return pass_on(added);
    }
    auto const account = TULKAS_TRY(m_accounts.find(person.id));
    return Admission{person_of(account).value_or(person), std::move(secret)};
}

Result<std::optional<Recognised>> Entrance::by_session(std::string const& session, Moment now,
                                                       std::string const& address) {
    auto const hash = hash_of(session);
    auto const owned = TULKAS_TRY(m_sessions.find(hash, now));
    auto const person = owned ? person_of(owned->account) : std::nullopt;
    if (!person) {
        return std::nullopt;
    }
    if (owned->last_seen + uses_are_noted_every <= now) {
        TULKAS_TRY(m_sessions.note_use(hash, address.empty() ? owned->address : address, now));
    }
    return Recognised{.person = *person,
                      .credential = hash,
                      .scopes = {},
                      .expires = owned->expires,
                      .issuer = owned->provider};
}

Result<std::optional<Recognised>> Entrance::by_token(std::string const& token, Moment now) {
    auto const hash = hash_of(token);
    auto const owned = TULKAS_TRY(m_tokens.find(hash, now));
    if (!owned) {
        return std::nullopt;
    }
    auto const& last_used = owned->last_used;
    if (!last_used || *last_used + uses_are_noted_every <= now) {
        TULKAS_TRY(m_tokens.note_use(hash, now));
    }
    auto const account = TULKAS_TRY(m_accounts.find(owned->account));
    auto const person = person_of(account);
    if (!person) {
        return std::nullopt;
    }
    return Recognised{.person = *person,
                      .credential = hash,
                      .scopes = owned->scopes.transform(scopes_from_text),
                      .expires = owned->expires};
}

Result<std::string> Entrance::new_token(Person const& person, TokenWish const& wish, Moment now) {
    auto const& label = wish.label;
    if (label.empty() || label.size() > most_label_bytes || !support::is_plainly_seen(label)) {
        return fail(ErrorKind::invalid, "a token's label must have 1 to {} characters", most_label_bytes);
    }
    if (wish.scopes && wish.scopes->is_empty()) {
        return fail(ErrorKind::invalid, "a token needs at least one scope");
    }
    if (wish.expires && *wish.expires <= now) {
        return fail(ErrorKind::invalid, "a token must expire in the future");
    }
    auto secret = new_secret();
    auto const added =
        m_tokens.add(person.id, hash_of(secret),
                     {.label = label,
                      .created = now,
                      .last_used = {},
                      .scopes = wish.scopes.transform([](auto const& all) { return to_text(all); }),
                      .expires = wish.expires});
    return added ? Result<std::string>(std::move(secret)) : pass_on(added);
}

Result<std::vector<OwnSession>> Entrance::sessions_of(Person const& person, std::string const& session,
                                                      Moment now) {
    auto const stored = TULKAS_TRY(m_sessions.list(person.id, now));
    auto const current = hash_of(session);
    std::vector<OwnSession> own;
    for (auto const& one : stored) {
        own.push_back({.id = id_of(one),
                       .origin = {.device = one.device, .address = one.address},
                       .created = one.created,
                       .last_seen = one.last_seen,
                       .is_current = one.token_hash == current});
    }
    return own;
}

Result<void> Entrance::log_out(Person const& person, std::string const& session) {
    return end(person, hash_of(session));
}

Result<void> Entrance::end_session(Person const& person, std::string const& id, Moment now) {
    auto const stored = TULKAS_TRY(m_sessions.list(person.id, now));
    auto const found = std::ranges::find(stored, id, id_of);
    return found == stored.end()
               ? fail(ErrorKind::not_found, "you have no session {}", support::in_quotes(id))
               : end(person, found->token_hash);
}

Result<void> Entrance::log_out_everywhere(support::AccountId account, std::string const& kept_session) {
    auto const kept = kept_session.empty() ? "" : hash_of(kept_session);
    TULKAS_TRY(m_sessions.remove_others(account, kept));
    m_hear_revocation({.account = account, .kept = kept});
    return {};
}

Result<void> Entrance::remove_token(Person const& person, std::int64_t id) {
    auto const hash = TULKAS_TRY(m_tokens.remove(person.id, id));
    m_hear_revocation({.account = person.id, .credential = hash});
    return {};
}

Result<void> Entrance::end(Person const& person, std::string const& token_hash) {
    TULKAS_TRY(m_sessions.remove(token_hash));
    m_hear_revocation({.account = person.id, .credential = token_hash});
    return {};
}

} // namespace people
