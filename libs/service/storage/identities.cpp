#include "storage/identities.hpp"

#include "storage/query.hpp"

#include <boost/algorithm/string/case_conv.hpp>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string email_key(std::string const& email) {
    return boost::to_lower_copy(email, std::locale::classic());
}

struct IdentityColumns {
    static constexpr char const* selection =
        "SELECT issuer, subject, account, created, last_used FROM identities";

    std::string issuer;
    std::string subject;
    long long account = 0;
    long long created = 0;
    long long last_used = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, issuer, subject, account, created, last_used);
    }
    [[nodiscard]] Identity value() const {
        return {issuer, subject, account, support::to_moment(created), support::to_moment(last_used)};
    }
};

struct ProfileColumns {
    static constexpr char const* selection = "SELECT email, student_number, member_of FROM profiles";

    std::string email;
    std::string student_number;
    std::string member_of;

    void bind(soci::statement& statement) { bind_columns(statement, email, student_number, member_of); }
    [[nodiscard]] Profile value() const { return {email, student_number, member_of}; }
};

struct AccountOfProfile {
    static constexpr char const* selection = "SELECT account FROM profiles";

    long long account = 0;

    void bind(soci::statement& statement) { bind_columns(statement, account); }
    [[nodiscard]] support::AccountId value() const { return account; }
};

// Whether it was new.
bool insert_identity(Transaction& transaction, Identity const& identity, support::AccountId account) {
    long long const owner = account;
    long long const created = support::to_number(identity.created);
    std::string subject;
    transaction << "INSERT INTO identities (issuer, subject, account, created, last_used) VALUES (:issuer, "
                   ":subject, :account, :created, :used) ON CONFLICT DO NOTHING RETURNING subject",
        soci::use(identity.issuer, "issuer"), soci::use(identity.subject, "subject"),
        soci::use(owner, "account"), soci::use(created, "created"), soci::use(created, "used"),
        soci::into(subject);
    return transaction.session().got_data();
}

void write_profile(Transaction& transaction, support::AccountId account, Profile const& profile) {
    long long const owner = account;
    auto const key = email_key(profile.email);
    transaction << "INSERT INTO profiles (account, email, email_key, student_number, member_of) VALUES "
                   "(:account, :email, :email_key, :student_number, :member_of) ON CONFLICT (account) DO "
                   "UPDATE SET email = excluded.email, email_key = excluded.email_key, student_number = "
                   "excluded.student_number, member_of = excluded.member_of",
        soci::use(owner, "account"), soci::use(profile.email, "email"), soci::use(key, "email_key"),
        soci::use(profile.student_number, "student_number"), soci::use(profile.member_of, "member_of");
}

std::unexpected<support::Error> is_linked() {
    return fail(ErrorKind::conflict, "this login is linked to an account already, or the account to another "
                                     "login of the same provider");
}

} // namespace

Result<std::optional<support::AccountId>> Identities::find(std::string const& issuer,
                                                           std::string const& subject) {
    auto const found = first_of(read_rows<IdentityColumns>(
        m_database, "WHERE issuer = :issuer AND subject = :subject", [&](soci::statement& statement) {
            statement.exchange(soci::use(issuer, "issuer"));
            statement.exchange(soci::use(subject, "subject"));
        }));
    if (!found) {
        return pass_on(found);
    }
    return *found ? std::optional((*found)->account) : std::nullopt;
}

Result<std::vector<Identity>> Identities::list(support::AccountId account) {
    long long const owner = account;
    return read_rows<IdentityColumns>(
        m_database, "WHERE account = :account ORDER BY created, issuer",
        [&](soci::statement& statement) { statement.exchange(soci::use(owner, "account")); });
}

Result<void> Identities::add(Identity const& identity) {
    bool is_new = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        is_new = insert_identity(transaction, identity, identity.account);
    }));
    return is_new ? Result<void>() : is_linked();
}

Result<std::optional<support::AccountId>>
Identities::add_with_account(Identity const& identity, Account const& account, Profile const& profile) {
    std::optional<support::AccountId> id;
    bool is_new = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        id = Accounts::insert(transaction, account);
        is_new = id && insert_identity(transaction, identity, *id);
        if (is_new) {
            write_profile(transaction, *id, profile);
        } else if (id) { // somebody has just made one for the same person
            long long const number = *id;
            transaction << "DELETE FROM accounts WHERE id = :id", soci::use(number, "id");
        }
    }));
    if (id && !is_new) {
        return is_linked();
    }
    return id;
}

Result<void> Identities::note_use(Identity const& identity) {
    long long const used = support::to_number(identity.last_used);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE identities SET last_used = :used WHERE issuer = :issuer AND subject = "
                       ":subject",
            soci::use(used, "used"), soci::use(identity.issuer, "issuer"),
            soci::use(identity.subject, "subject");
    });
}

Result<void> Identities::remove(support::AccountId account, std::string const& issuer) {
    long long const owner = account;
    long long removed = 0;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        soci::statement statement =
            (transaction.session().prepare
                 << "DELETE FROM identities WHERE account = :account AND issuer = :issuer",
             soci::use(owner, "account"), soci::use(issuer, "issuer"));
        statement.execute(true);
        removed = statement.get_affected_rows();
    }));
    return removed > 0 ? Result<void>()
                       : fail(ErrorKind::not_found, "the account is not linked to this provider");
}

Result<Profile> Identities::profile(support::AccountId account) {
    long long const owner = account;
    auto const found = TULKAS_TRY(first_of(
        read_rows<ProfileColumns>(m_database, "WHERE account = :account", [&](soci::statement& statement) {
            statement.exchange(soci::use(owner, "account"));
        })));
    return found.value_or(Profile());
}

Result<void> Identities::set_profile(support::AccountId account, Profile const& profile) {
    return m_database.write([&](Transaction& transaction) { write_profile(transaction, account, profile); });
}

Result<std::vector<support::AccountId>> Identities::with_email(std::string const& email, int limit) {
    auto const key = email_key(email);
    return read_rows<AccountOfProfile>(m_database,
                                       "WHERE email_key = :email_key ORDER BY account LIMIT :most",
                                       [&](soci::statement& statement) {
                                           statement.exchange(soci::use(key, "email_key"));
                                           statement.exchange(soci::use(limit, "most"));
                                       });
}

} // namespace storage
