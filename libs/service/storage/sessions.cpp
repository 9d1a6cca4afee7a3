#include "storage/sessions.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::Result;

namespace {

struct OwnedColumns {
    static constexpr char const* selection =
        "SELECT accounts.id, accounts.name, accounts.password_hash, accounts.role, accounts.created, "
        "accounts.disabled, (SELECT COUNT(*) FROM second_factors WHERE second_factors.account = accounts.id "
        "AND confirmed IS NOT NULL), sessions.address, sessions.last_seen, sessions.expires, "
        "accounts.display_name, sessions.provider FROM sessions JOIN accounts ON accounts.id = "
        "sessions.account";

    long long id = 0;
    std::string name;
    std::string password_hash;
    std::string role;
    long long created = 0;
    Nullable<long long> disabled;
    long long second_factors = 0;
    std::string address;
    long long last_seen = 0;
    long long expires = 0;
    std::string display_name;
    std::string provider;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, name, password_hash, role, created, disabled, second_factors, address,
                     last_seen, expires, display_name, provider);
    }
    [[nodiscard]] Sessions::Owned value() const {
        return {.account = {.id = id,
                            .name = name,
                            .password_hash = password_hash,
                            .role = role,
                            .created = support::to_moment(created),
                            .disabled = disabled.value().transform(support::to_moment),
                            .has_second_factor = second_factors > 0,
                            .display_name = display_name},
                .address = address,
                .last_seen = support::to_moment(last_seen),
                .expires = support::to_moment(expires),
                .provider = provider};
    }
};

struct SessionColumns {
    static constexpr char const* selection =
        "SELECT token_hash, account, device, address, created, last_seen, expires, provider FROM sessions";

    std::string token_hash;
    long long account = 0;
    std::string device;
    std::string address;
    long long created = 0;
    long long last_seen = 0;
    long long expires = 0;
    std::string provider;

    void bind(soci::statement& statement) {
        bind_columns(statement, token_hash, account, device, address, created, last_seen, expires, provider);
    }
    [[nodiscard]] Session value() const {
        return {.token_hash = token_hash,
                .account = account,
                .device = device,
                .address = address,
                .created = support::to_moment(created),
                .last_seen = support::to_moment(last_seen),
                .expires = support::to_moment(expires),
                .provider = provider};
    }
};

} // namespace

Result<void> Sessions::add(Session const& session) {
    long long const owner = session.account;
    long long const created = support::to_number(session.created);
    long long const seen = support::to_number(session.last_seen);
    long long const end = support::to_number(session.expires);
    return m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO sessions (token_hash, account, device, address, created, last_seen, "
                       "expires, provider) VALUES (:token_hash, :account, :device, :address, :created, "
                       ":last_seen, :expires, :provider)",
            soci::use(session.token_hash, "token_hash"), soci::use(owner, "account"),
            soci::use(session.device, "device"), soci::use(session.address, "address"),
            soci::use(created, "created"), soci::use(seen, "last_seen"), soci::use(end, "expires"),
            soci::use(session.provider, "provider");
    });
}

Result<std::optional<Sessions::Owned>> Sessions::find(std::string const& token_hash, support::Moment now) {
    long long const moment = support::to_number(now);
    return first_of(read_rows<OwnedColumns>(
        m_database, "WHERE sessions.token_hash = :token_hash AND sessions.expires > :moment",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(token_hash, "token_hash"));
            statement.exchange(soci::use(moment, "moment"));
        }));
}

Result<std::vector<Session>> Sessions::list(support::AccountId account, support::Moment now) {
    long long const owner = account;
    long long const moment = support::to_number(now);
    return read_rows<SessionColumns>(
        m_database, "WHERE account = :account AND expires > :moment ORDER BY last_seen DESC, token_hash",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(owner, "account"));
            statement.exchange(soci::use(moment, "moment"));
        });
}

Result<void> Sessions::note_use(std::string const& token_hash, std::string const& address,
                                support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE sessions SET last_seen = :moment, address = :address "
                       "WHERE token_hash = :token_hash",
            soci::use(moment, "moment"), soci::use(address, "address"), soci::use(token_hash, "token_hash");
    });
}

Result<void> Sessions::remove(std::string const& token_hash) {
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE token_hash = :token_hash",
            soci::use(token_hash, "token_hash");
    });
}

Result<void> Sessions::remove_others(support::AccountId account, std::string const& kept_token_hash) {
    long long const owner = account;
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE account = :account AND token_hash <> :kept",
            soci::use(owner, "account"), soci::use(kept_token_hash, "kept");
    });
}

Result<void> Sessions::sweep(support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE expires <= :moment", soci::use(moment, "moment");
    });
}

} // namespace storage
