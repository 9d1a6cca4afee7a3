#include "storage/second_factors.hpp"

#include "storage/query.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct FactorColumns {
    static constexpr char const* selection = "SELECT secret, confirmed, last_step FROM second_factors";

    std::string secret;
    Nullable<long long> confirmed;
    long long last_step = 0;

    void bind(soci::statement& statement) { bind_columns(statement, secret, confirmed, last_step); }
    [[nodiscard]] SecondFactor value() const {
        return {.secret = secret,
                .confirmed = confirmed.value().transform(support::to_moment),
                .last_step = last_step};
    }
};

} // namespace

Result<std::optional<SecondFactor>> SecondFactors::find(support::AccountId account) {
    long long const owner = account;
    return first_of(
        read_rows<FactorColumns>(m_database, "WHERE account = :account", [&](soci::statement& statement) {
            statement.exchange(soci::use(owner, "account"));
        }));
}

Result<void> SecondFactors::begin(support::AccountId account, std::string const& secret,
                                  support::Moment now) {
    long long const owner = account;
    long long const created = support::to_number(now);
    long long begun = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        begun = change(transaction,
                       "INSERT INTO second_factors (account, secret, created, last_step) "
                       "VALUES (:account, :secret, :created, 0) ON CONFLICT (account) DO UPDATE SET "
                       "secret = excluded.secret, created = excluded.created, last_step = 0 "
                       "WHERE second_factors.confirmed IS NULL",
                       [&](soci::statement& statement) {
                           statement.exchange(soci::use(owner, "account"));
                           statement.exchange(soci::use(secret, "secret"));
                           statement.exchange(soci::use(created, "created"));
                       });
    });
    if (written && begun == 0) {
        return fail(ErrorKind::conflict, "there is a second factor already; remove it first");
    }
    return written;
}

Result<void> SecondFactors::confirm(support::AccountId account, support::Moment now,
                                    std::vector<std::string> const& code_hashes) {
    long long const owner = account;
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE second_factors SET confirmed = :moment WHERE account = :account",
            soci::use(moment, "moment"), soci::use(owner, "account");
        transaction << "DELETE FROM recovery_codes WHERE account = :account", soci::use(owner, "account");
        for (auto const& hash : code_hashes) {
            transaction << "INSERT INTO recovery_codes (account, code_hash) VALUES (:account, :code_hash)",
                soci::use(owner, "account"), soci::use(hash, "code_hash");
        }
    });
}

Result<bool> SecondFactors::use_step(support::AccountId account, std::int64_t step) {
    long long const owner = account;
    long long const number = step;
    long long used = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        used = change(transaction,
                      "UPDATE second_factors SET last_step = :step WHERE account = :account AND "
                      "last_step < :earlier_than",
                      [&](soci::statement& statement) {
                          statement.exchange(soci::use(number, "step"));
                          statement.exchange(soci::use(owner, "account"));
                          statement.exchange(soci::use(number, "earlier_than"));
                      });
    });
    return written ? Result<bool>(used > 0) : pass_on(written);
}

Result<bool> SecondFactors::use_recovery_code(support::AccountId account, std::string const& code_hash) {
    long long const owner = account;
    long long used = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        used = change(transaction,
                      "DELETE FROM recovery_codes WHERE account = :account AND code_hash = :code_hash",
                      [&](soci::statement& statement) {
                          statement.exchange(soci::use(owner, "account"));
                          statement.exchange(soci::use(code_hash, "code_hash"));
                      });
    });
    return written ? Result<bool>(used > 0) : pass_on(written);
}

Result<std::int64_t> SecondFactors::recovery_codes(support::AccountId account) {
    long long const owner = account;
    long long count = 0;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT COUNT(*) FROM recovery_codes WHERE account = :account",
            soci::use(owner, "account"), soci::into(count);
    });
    return read ? Result<std::int64_t>(count) : pass_on(read);
}

Result<void> SecondFactors::remove(support::AccountId account) {
    long long const owner = account;
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM recovery_codes WHERE account = :account", soci::use(owner, "account");
        transaction << "DELETE FROM second_factors WHERE account = :account", soci::use(owner, "account");
    });
}

} // namespace storage
