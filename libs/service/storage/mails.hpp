// The outbox: mails that wait to be sent, and, for a while, those that were, by which they are limited.
//
// A mail is what it is about, for whom and in which language. What it says is written when it is sent: so no
// secret of a link is ever stored.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace storage {

struct Mail {
    std::int64_t id = 0;
    std::string kind;
    std::optional<support::AccountId> account = {};
    std::string address;
    std::string language;
    support::Moment created;
    int tries = 0;

    bool operator==(Mail const&) const = default;
};

// How many may be added. For an address those of the same kind count: a stranger who asks for one kind keeps
// nobody from getting another.
struct MailLimits {
    int of_address_shortly = 5;
    std::chrono::hours shortly{1};
    int of_address_daily = 12;
    int of_account_daily = 20;
    int waiting = 10'000; // in all
};

class Mails {
public:
    explicit Mails(Database& database) : m_database(database) {}

    // False: there were too many to this address or of this account, or too many wait.
    [[nodiscard]] support::Result<bool> add(Mail const& mail, MailLimits const& limits);
    // The one to send now.
    [[nodiscard]] support::Result<std::optional<Mail>> next(support::Moment now);
    // When the first of those that wait is due.
    [[nodiscard]] support::Result<std::optional<support::Moment>> next_due();
    [[nodiscard]] support::Result<void> postpone(std::int64_t id, support::Moment due);
    // All that wait are due now.
    [[nodiscard]] support::Result<void> hurry(support::Moment now);
    // Sent, or given up.
    [[nodiscard]] support::Result<void> finish(std::int64_t id);
    // What waits of this kind for the account, or for its address, is not sent any more.
    [[nodiscard]] support::Result<void> cancel(std::string const& kind, support::AccountId account,
                                               std::string const& address);
    [[nodiscard]] support::Result<std::int64_t> waiting();
    // Those that are done and older.
    [[nodiscard]] support::Result<void> sweep(support::Moment before);

private:
    Database& m_database;
};

} // namespace storage
