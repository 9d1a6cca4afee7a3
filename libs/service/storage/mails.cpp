#include "storage/mails.hpp"

#include "storage/query.hpp"

#include <boost/algorithm/string/case_conv.hpp>

namespace storage {

using support::Result;

namespace {

std::string mail_key(std::string const& address) {
    return boost::to_lower_copy(address, std::locale::classic());
}

struct MailColumns {
    static constexpr char const* selection =
        "SELECT id, kind, account, address, language, created, tries FROM mails";

    long long id = 0;
    std::string kind;
    Nullable<long long> account;
    std::string address;
    std::string language;
    long long created = 0;
    int tries = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, kind, account, address, language, created, tries);
    }
    [[nodiscard]] Mail value() const {
        return {id, kind, account.value(), address, language, support::to_moment(created), tries};
    }
};

struct DueColumns {
    static constexpr char const* selection = "SELECT due FROM mails";

    long long due = 0;

    void bind(soci::statement& statement) { bind_columns(statement, due); }
    [[nodiscard]] support::Moment value() const { return support::to_moment(due); }
};

struct MailCounts {
    static constexpr char const* selection = "SELECT COUNT(*) FROM mails";

    long long count = 0;

    void bind(soci::statement& statement) { bind_columns(statement, count); }
    [[nodiscard]] long long value() const { return count; }
};

long long mails_like(Transaction& transaction, Mail const& mail, std::chrono::hours within) {
    auto const key = mail_key(mail.address);
    long long const moment = support::to_number(mail.created - within);
    return query<MailCounts>(transaction,
                             "WHERE address_key = :address_key AND kind = :kind AND created > :since",
                             [&](soci::statement& statement) {
                                 statement.exchange(soci::use(key, "address_key"));
                                 statement.exchange(soci::use(mail.kind, "kind"));
                                 statement.exchange(soci::use(moment, "since"));
                             })
        .front();
}

long long mails_of(Transaction& transaction, support::AccountId account, support::Moment since) {
    long long const number = account;
    long long const moment = support::to_number(since);
    return query<MailCounts>(transaction, "WHERE account = :account AND created > :since",
                             [&](soci::statement& statement) {
                                 statement.exchange(soci::use(number, "account"));
                                 statement.exchange(soci::use(moment, "since"));
                             })
        .front();
}

long long mails_waiting(Transaction& transaction) {
    return query<MailCounts>(transaction, "WHERE due IS NOT NULL", [](soci::statement&) {}).front();
}

bool has_room(Transaction& transaction, Mail const& mail, MailLimits const& limits) {
    return mails_waiting(transaction) < limits.waiting &&
           mails_like(transaction, mail, limits.shortly) < limits.of_address_shortly &&
           mails_like(transaction, mail, std::chrono::days(1)) < limits.of_address_daily &&
           (!mail.account || mails_of(transaction, *mail.account, mail.created - std::chrono::days(1)) <
                                 limits.of_account_daily);
}

} // namespace

Result<bool> Mails::add(Mail const& mail, MailLimits const& limits) {
    auto const key = mail_key(mail.address);
    long long const account = mail.account.value_or(0);
    auto account_is = mail.account ? soci::i_ok : soci::i_null;
    long long const created = support::to_number(mail.created);
    bool is_added = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        is_added = has_room(transaction, mail, limits);
        if (!is_added) {
            return;
        }
        transaction
            << "INSERT INTO mails (kind, account, address, address_key, language, created, due, "
               "tries) VALUES (:kind, :account, :address, :address_key, :language, :created, :due, 0)",
            soci::use(mail.kind, "kind"), soci::use(account, account_is, "account"),
            soci::use(mail.address, "address"), soci::use(key, "address_key"),
            soci::use(mail.language, "language"), soci::use(created, "created"), soci::use(created, "due");
    }));
    return is_added;
}

Result<std::optional<Mail>> Mails::next(support::Moment now) {
    long long const moment = support::to_number(now);
    return first_of(read_rows<MailColumns>(
        m_database, "WHERE due <= :moment ORDER BY due, id LIMIT 1",
        [&](soci::statement& statement) { statement.exchange(soci::use(moment, "moment")); }));
}

Result<std::optional<support::Moment>> Mails::next_due() {
    return first_of(read_rows<DueColumns>(m_database, "WHERE due IS NOT NULL ORDER BY due LIMIT 1",
                                          [](soci::statement&) {}));
}

Result<void> Mails::postpone(std::int64_t id, support::Moment due) {
    long long const number = id;
    long long const moment = support::to_number(due);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE mails SET due = :due, tries = tries + 1 WHERE id = :id AND due IS NOT NULL",
            soci::use(moment, "due"), soci::use(number, "id");
    });
}

Result<void> Mails::hurry(support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE mails SET due = :now WHERE due > :now", soci::use(moment, "now");
    });
}

Result<void> Mails::finish(std::int64_t id) {
    long long const number = id;
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE mails SET due = NULL WHERE id = :id", soci::use(number, "id");
    });
}

Result<void> Mails::cancel(std::string const& kind, support::AccountId account, std::string const& address) {
    long long const number = account;
    auto const key = mail_key(address);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE mails SET due = NULL WHERE due IS NOT NULL AND kind = :kind AND (account = "
                       ":account OR address_key = :address_key)",
            soci::use(kind, "kind"), soci::use(number, "account"), soci::use(key, "address_key");
    });
}

Result<std::int64_t> Mails::waiting() {
    auto const counted =
        TULKAS_TRY(read_rows<MailCounts>(m_database, "WHERE due IS NOT NULL", [](soci::statement&) {}));
    return counted.front();
}

Result<void> Mails::sweep(support::Moment before) {
    long long const moment = support::to_number(before);
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM mails WHERE due IS NULL AND created < :moment",
            soci::use(moment, "moment");
    });
}

} // namespace storage
