#include "storage/accounts.hpp"

#include "storage/invitation_codes.hpp"
#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <boost/algorithm/string/case_conv.hpp>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string key_of(std::string_view name) {
    return boost::to_lower_copy(std::string(name), std::locale::classic());
}

struct AccountColumns {
    static constexpr char const* selection =
        "SELECT id, name, password_hash, role, created, disabled, (SELECT COUNT(*) FROM second_factors "
        "WHERE second_factors.account = accounts.id AND confirmed IS NOT NULL), display_name FROM accounts";

    long long id = 0;
    std::string name;
    std::string password_hash;
    std::string role;
    long long created = 0;
    Nullable<long long> disabled;
    long long second_factors = 0;
    std::string display_name;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, name, password_hash, role, created, disabled, second_factors,
                     display_name);
    }

    [[nodiscard]] Account value() const {
        return {id,
                name,
                password_hash,
                role,
                support::to_moment(created),
                disabled.value().transform(support::to_moment),
                second_factors > 0,
                display_name};
    }
};

std::unexpected<support::Error> name_is_taken(Account const& account) {
    return fail(ErrorKind::conflict, "the name {} is taken", account.name);
}

} // namespace

std::optional<support::AccountId> Accounts::insert(Transaction& transaction, Account const& account) {
    long long id = 0;
    auto const key = key_of(account.name);
    long long const created = support::to_number(account.created);
    transaction << "INSERT INTO accounts (name, name_key, password_hash, role, created, display_name) "
                   "VALUES (:name, :name_key, :password_hash, :role, :created, :display_name) "
                   "ON CONFLICT DO NOTHING RETURNING id",
        soci::use(account.name, "name"), soci::use(key, "name_key"),
        soci::use(account.password_hash, "password_hash"), soci::use(account.role, "role"),
        soci::use(created, "created"), soci::use(account.display_name, "display_name"), soci::into(id);
    return transaction.session().got_data() ? std::optional<support::AccountId>(id) : std::nullopt;
}

Result<support::AccountId> Accounts::add(Account const& account) {
    std::optional<support::AccountId> id;
    auto const written =
        m_database.write([&](Transaction& transaction) { id = insert(transaction, account); });
    if (!written) {
        return pass_on(written);
    }
    return id ? Result<support::AccountId>(*id) : name_is_taken(account);
}

Result<support::AccountId> Accounts::add_invited(Account const& account, std::string const& code_hash) {
    bool is_invited = false;
    std::optional<support::AccountId> id;
    auto const written = m_database.write([&](Transaction& transaction) {
        id.reset();
        is_invited = InvitationCodes::take(transaction, code_hash, account.created);
        if (is_invited) {
            id = insert(transaction, account);
        }
        if (is_invited && !id) {
            InvitationCodes::give_back(transaction, code_hash);
        }
    });
    if (!written) {
        return pass_on(written);
    }
    if (!is_invited) {
        return fail(ErrorKind::denied, "this invitation code is wrong, expired, used up or revoked");
    }
    return id ? Result<support::AccountId>(*id) : name_is_taken(account);
}

Result<std::optional<Account>> Accounts::find(support::AccountId id) {
    long long const number = id;
    return first_of(read_rows<AccountColumns>(m_database, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::optional<Account>> Accounts::find_by_name(std::string_view name) {
    auto const key = key_of(name);
    return first_of(
        read_rows<AccountColumns>(m_database, "WHERE name_key = :name_key", [&](soci::statement& statement) {
            statement.exchange(soci::use(key, "name_key"));
        }));
}

Result<std::vector<Account>> Accounts::list(support::AccountId after, int limit) {
    long long const number = after;
    return read_rows<AccountColumns>(m_database, "WHERE id > :after ORDER BY id LIMIT :most",
                                     [&](soci::statement& statement) {
                                         statement.exchange(soci::use(number, "after"));
                                         statement.exchange(soci::use(limit, "most"));
                                     });
}

Result<bool> Accounts::are_there_any() {
    auto const first = list(0, 1);
    return first ? Result<bool>(!first->empty()) : pass_on(first);
}

template <typename Value>
Result<void> Accounts::set(support::AccountId id, char const* statement, Value const& value) {
    long long const number = id;
    long long changed = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        soci::statement update =
            (transaction.session().prepare << statement, soci::use(value, "value"), soci::use(number, "id"));
        update.execute(true);
        changed = update.get_affected_rows();
    });
    if (written && changed == 0) {
        return fail(ErrorKind::not_found, "there is no account {}", id);
    }
    return written;
}

Result<void> Accounts::set_password_hash(support::AccountId id, std::string const& hash) {
    return set(id, "UPDATE accounts SET password_hash = :value WHERE id = :id", hash);
}

Result<void> Accounts::set_display_name(support::AccountId id, std::string const& name) {
    return set(id, "UPDATE accounts SET display_name = :value WHERE id = :id", name);
}

Result<void> Accounts::set_role(support::AccountId id, std::string const& role) {
    return set(id, "UPDATE accounts SET role = :value WHERE id = :id", role);
}

Result<void> Accounts::set_disabled(support::AccountId id, std::optional<support::Moment> since) {
    if (!since) {
        return set(id, "UPDATE accounts SET disabled = NULLIF(:value, 0) WHERE id = :id", 0LL);
    }
    return set(id, "UPDATE accounts SET disabled = :value WHERE id = :id",
               static_cast<long long>(support::to_number(*since)));
}

} // namespace storage
