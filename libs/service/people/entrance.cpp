#include "people/entrance.hpp"

#include "people/secret.hpp"
#include "support/utf8.hpp"

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr std::size_t most_password_bytes = 200;
constexpr std::size_t most_label_bytes = 60;

std::optional<Person> person_of(std::optional<storage::Account> const& account) {
    if (!account || account->disabled) {
        return std::nullopt;
    }
    return Person{account->id, account->name, role_from_text(account->role).value_or(Role::guest)};
}

std::unexpected<support::Error> not_admitted() {
    return fail(ErrorKind::denied, "wrong name or password");
}

} // namespace

Entrance::Entrance(storage::Database& database, Passwords& passwords)
    : m_accounts(database), m_sessions(database), m_tokens(database), m_passwords(passwords) {}

Result<Admission> Entrance::log_in(Credentials const& credentials, Moment now) {
    if (credentials.password.size() > most_password_bytes) {
        return not_admitted(); // nobody has such a password, and a long one costs more to hash
    }
    auto const account = TULKAS_TRY(m_accounts.find_by_name(credentials.name));
    if (!account) {
        m_passwords.verify_nobody(credentials.password);
        return not_admitted();
    }
    bool const right = m_passwords.verify(account->password_hash, credentials.password);
    auto const person = person_of(account);
    if (!right || !person) {
        return not_admitted();
    }
    return admit(*person, now);
}

Result<Admission> Entrance::admit(Person const& person, Moment now) {
    TULKAS_TRY(m_sessions.sweep(now));
    auto secret = new_secret();
    auto const added = m_sessions.add(hash_of(secret), person.id, now, now + session_lasts);
    return added ? Result<Admission>(Admission{person, std::move(secret)}) : pass_on(added);
}

Result<void> Entrance::log_out(std::string const& session) {
    return m_sessions.remove(hash_of(session));
}

Result<std::optional<Person>> Entrance::by_session(std::string const& session, Moment now) {
    auto const account = m_accounts.find_by_session(hash_of(session), now);
    return account ? Result<std::optional<Person>>(person_of(*account)) : pass_on(account);
}

Result<std::optional<Person>> Entrance::by_token(std::string const& token, Moment now) {
    auto const hash = hash_of(token);
    auto const owned = TULKAS_TRY(m_tokens.find(hash));
    if (!owned) {
        return std::nullopt;
    }
    auto const& last_used = owned->last_used;
    if (!last_used || *last_used + uses_are_noted_every <= now) {
        TULKAS_TRY(m_tokens.note_use(hash, now));
    }
    auto const account = m_accounts.find(owned->account);
    return account ? Result<std::optional<Person>>(person_of(*account)) : pass_on(account);
}

Result<std::string> Entrance::new_token(Person const& person, std::string const& label, Moment now) {
    if (label.empty() || label.size() > most_label_bytes || support::utf8_fault(label)) {
        return fail(ErrorKind::invalid, "a token's label must have 1 to {} characters", most_label_bytes);
    }
    auto secret = new_secret();
    auto const added = m_tokens.add(person.id, hash_of(secret), label, now);
    return added ? Result<std::string>(std::move(secret)) : pass_on(added);
}

} // namespace people
