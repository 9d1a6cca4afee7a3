#include "storage/invitation_codes.hpp"

#include "storage/query.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct InvitationCodeColumns {
    static constexpr char const* selection =
        "SELECT c.id, c.label, c.author, a.name, c.created, c.expires, c.most_uses, c.uses, c.revoked FROM "
        "invitation_codes c LEFT JOIN accounts a ON a.id = c.author";

    long long id = 0;
    std::string label;
    Nullable<long long> author;
    Nullable<std::string> name;
    long long created = 0;
    Nullable<long long> expires;
    Nullable<long long> most_uses;
    long long uses = 0;
    Nullable<long long> revoked;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, label, author, name, created, expires, most_uses, uses, revoked);
    }
    [[nodiscard]] InvitationCode value() const {
        InvitationCode code{.id = id, .label = label, .created = support::to_moment(created), .uses = uses};
        code.author = author.value();
        code.author_name = name.value().value_or("");
        code.expires = expires.value().transform(support::to_moment);
        code.most_uses = most_uses.value();
        code.revoked = revoked.value().transform(support::to_moment);
        return code;
    }
};

constexpr char const* is_usable = "code_hash = :code_hash AND revoked IS NULL AND (expires IS NULL OR "
                                  "expires > :moment) AND (most_uses IS NULL OR uses < most_uses)";

} // namespace

Result<std::int64_t> InvitationCodes::add(std::string const& hash, InvitationCode const& code) {
    long long id = 0;
    long long const author = code.author.value_or(0);
    auto author_is = code.author ? soci::i_ok : soci::i_null;
    long long const created = support::to_number(code.created);
    long long const expires = code.expires ? support::to_number(*code.expires) : 0;
    auto expires_is = code.expires ? soci::i_ok : soci::i_null;
    long long const most_uses = code.most_uses.value_or(0);
    auto most_uses_is = code.most_uses ? soci::i_ok : soci::i_null;
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO invitation_codes (code_hash, label, author, created, expires, most_uses, "
                       "uses) VALUES (:code_hash, :label, :author, :created, :expires, :most_uses, 0) "
                       "RETURNING id",
            soci::use(hash, "code_hash"), soci::use(code.label, "label"),
            soci::use(author, author_is, "author"), soci::use(created, "created"),
            soci::use(expires, expires_is, "expires"), soci::use(most_uses, most_uses_is, "most_uses"),
            soci::into(id);
    });
    return written ? Result<std::int64_t>(id) : pass_on(written);
}

Result<std::vector<InvitationCode>> InvitationCodes::list(std::optional<support::AccountId> author) {
    long long const number = author.value_or(0);
    return read_rows<InvitationCodeColumns>(
        m_database, author ? "WHERE c.author = :author ORDER BY c.id DESC" : "ORDER BY c.id DESC",
        [&](soci::statement& statement) {
            if (author) {
                statement.exchange(soci::use(number, "author"));
            }
        });
}

Result<std::optional<InvitationCode>> InvitationCodes::find(std::int64_t id) {
    long long const number = id;
    return first_of(
        read_rows<InvitationCodeColumns>(m_database, "WHERE c.id = :id", [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "id"));
        }));
}

Result<bool> InvitationCodes::is_valid(std::string const& hash, support::Moment now) {
    long long const moment = support::to_number(now);
    auto const found = read_rows<InvitationCodeColumns>(m_database, std::string("WHERE ") + is_usable,
                                                        [&](soci::statement& statement) {
                                                            statement.exchange(soci::use(hash, "code_hash"));
                                                            statement.exchange(soci::use(moment, "moment"));
                                                        });
    return found ? Result<bool>(!found->empty()) : pass_on(found);
}

Result<void> InvitationCodes::revoke(std::int64_t id, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    long long revoked = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        revoked = change(transaction,
                         "UPDATE invitation_codes SET revoked = :moment WHERE id = :id AND revoked IS NULL",
                         [&](soci::statement& statement) {
                             statement.exchange(soci::use(moment, "moment"));
                             statement.exchange(soci::use(number, "id"));
                         });
    });
    return !written || revoked > 0 ? written
                                   : fail(ErrorKind::not_found, "there is no invitation code {} in use", id);
}

bool InvitationCodes::take(Transaction& transaction, std::string const& hash, support::Moment now) {
    long long const moment = support::to_number(now);
    return change(transaction, std::string("UPDATE invitation_codes SET uses = uses + 1 WHERE ") + is_usable,
                  [&](soci::statement& statement) {
                      statement.exchange(soci::use(hash, "code_hash"));
                      statement.exchange(soci::use(moment, "moment"));
                  }) > 0;
}

void InvitationCodes::give_back(Transaction& transaction, std::string const& hash) {
    transaction << "UPDATE invitation_codes SET uses = uses - 1 WHERE code_hash = :code_hash",
        soci::use(hash, "code_hash");
}

} // namespace storage
