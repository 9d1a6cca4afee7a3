// Secrets with which workers on other machines come for work, by their hashes; and what is known of whoever
// has them.
//
// A token that was revoked stays on the list, with the reason: an operator wants to see who was cut off. What
// its workers hold is named by `taker_of`, so that it can be given to others at once.
#pragma once

#include "storage/database.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct WorkerToken {
    std::int64_t id = 0;
    std::string label;
    support::Moment created;
    std::optional<support::Moment> last_used = {};
    std::optional<support::Moment> revoked = {};
    std::string why = {};      // it was revoked, if nobody wanted it
    std::int64_t results = 0;  // that counted
    std::int64_t repeated = 0; // games of them that were played again elsewhere, to the end
    std::int64_t doubts = 0;   // of them, those that came out otherwise

    bool operator==(WorkerToken const&) const = default;
};

// How a worker with that token is called among those who take work.
[[nodiscard]] std::string taker_of(std::int64_t token, std::string const& worker);

class WorkerTokens {
public:
    explicit WorkerTokens(Database& database) : m_database(database) {}

    // Says its id.
    [[nodiscard]] support::Result<std::int64_t> add(std::string const& token_hash, std::string const& label,
                                                    support::Moment now);
    [[nodiscard]] support::Result<std::vector<WorkerToken>> list();
    // Unless it was revoked.
    [[nodiscard]] support::Result<std::optional<WorkerToken>> find(std::string const& token_hash);
    // Revoked or not.
    [[nodiscard]] support::Result<bool> is_known(std::string const& token_hash);
    [[nodiscard]] support::Result<void> note_use(std::int64_t id, support::Moment now);

    // Nobody works with it any more, and what its workers hold waits for others. not_found: there is none, or
    // it was revoked before.
    [[nodiscard]] support::Result<void> revoke(std::int64_t id, std::string const& why, support::Moment now);
    // The same in a transaction; says whether there was one.
    static bool revoke(Transaction& transaction, std::int64_t id, std::string const& why,
                       support::Moment now);

    static void add_result(Transaction& transaction, std::int64_t id);
    // A game was played again. Says how many came out otherwise, all told.
    static std::int64_t add_repeated(Transaction& transaction, std::int64_t id, bool is_doubtful);

private:
    Database& m_database;
};

} // namespace storage
