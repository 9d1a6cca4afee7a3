#include "storage/answered_requests.hpp"

#include "storage/packing.hpp"
#include "storage/query.hpp"

namespace storage {

using support::Result;

namespace {

constexpr std::size_t largest_answer = std::size_t{1} << 20;

struct KnownRequestRow {
    static constexpr char const* selection =
        "SELECT content, writes, status, type, size, packed FROM answered_requests";

    std::string content;
    long long writes = 0;
    Nullable<int> status;
    std::string type;
    long long size = 0;
    std::string packed;

    void bind(soci::statement& statement) {
        bind_columns(statement, content, writes, status, type, size, packed);
    }

    // An answer that cannot be read is one that got lost.
    [[nodiscard]] KnownRequest value() const {
        KnownRequest known{.content = content, .has_written = writes > 0};
        auto body = unpack(packed, static_cast<std::size_t>(size));
        if (status.value() && body) {
            known.answer = StoredAnswer{*status.value(), type, *std::move(body)};
        }
        return known;
    }
};

template <typename Statement>
void bind_name(Statement& statement, long long const& account, RequestName const& name) {
    statement.exchange(soci::use(account, "account"));
    statement.exchange(soci::use(name.operation, "operation"));
    statement.exchange(soci::use(name.key, "request_key"));
}

constexpr char const* of_name = "WHERE account = :account AND operation = :operation AND request_key = "
                                ":request_key";

} // namespace

Result<std::optional<KnownRequest>> AnsweredRequests::begin(RequestName const& name,
                                                            std::string const& content, support::Moment now) {
    long long const account = name.account;
    long long const begun = support::to_number(now);
    int const others = most_of_account - 1;
    std::optional<KnownRequest> known;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        known.reset();
        auto const added = change(
            transaction,
            "INSERT INTO answered_requests (account, operation, request_key, content, begun, writes, type, "
            "size, packed) VALUES (:account, :operation, :request_key, :content, :begun, 0, '', 0, '') ON "
            "CONFLICT DO NOTHING",
            [&](soci::statement& statement) {
                bind_name(statement, account, name);
                statement.exchange(soci::use(content, "content"));
                statement.exchange(soci::use(begun, "begun"));
            });
        if (added == 0) {
            known = first_of(query<KnownRequestRow>(transaction, of_name, [&](soci::statement& statement) {
                bind_name(statement, account, name);
            }));
            return;
        }
        transaction
            << "DELETE FROM answered_requests WHERE account = :account AND begun < (SELECT begun FROM "
               "answered_requests WHERE account = :same ORDER BY begun DESC LIMIT 1 OFFSET :others)",
            soci::use(account, "account"), soci::use(account, "same"), soci::use(others, "others");
    }));
    return known;
}

Result<void> AnsweredRequests::keep(RequestName const& name, StoredAnswer const& answer) {
    if (answer.body.size() > largest_answer) {
        return {};
    }
    long long const account = name.account;
    auto const size = static_cast<long long>(answer.body.size());
    auto const packed = pack(answer.body);
    return m_database.write([&](Transaction& transaction) {
        change(
            transaction,
            std::string("UPDATE answered_requests SET status = :status, type = :type, size = :size, packed "
                        "= :packed ") +
                of_name,
            [&](soci::statement& statement) {
                statement.exchange(soci::use(answer.status, "status"));
                statement.exchange(soci::use(answer.type, "type"));
                statement.exchange(soci::use(size, "size"));
                statement.exchange(soci::use(packed, "packed"));
                bind_name(statement, account, name);
            });
    });
}

Result<std::int64_t> AnsweredRequests::remove(support::Moment before) {
    long long const moment = support::to_number(before);
    int const most = batch;
    std::int64_t removed = 0;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        removed = change(transaction,
                         "DELETE FROM answered_requests WHERE (account, operation, request_key) IN (SELECT "
                         "account, operation, request_key FROM answered_requests WHERE begun < :before ORDER "
                         "BY begun LIMIT :most)",
                         [&](soci::statement& statement) {
                             statement.exchange(soci::use(moment, "before"));
                             statement.exchange(soci::use(most, "most"));
                         });
    }));
    return removed;
}

void AnsweredRequests::note_writing(Transaction& transaction, RequestName const& name) {
    long long const account = name.account;
    change(transaction, std::string("UPDATE answered_requests SET writes = writes + 1 ") + of_name,
           [&](soci::statement& statement) { bind_name(statement, account, name); });
}

} // namespace storage
