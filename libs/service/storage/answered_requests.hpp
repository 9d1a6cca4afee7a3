// Requests that somebody may send again because the answer got lost, and what was answered the first time.
//
// A request is known by whose it is, what it asks for and the key that its sender chose. While it is carried
// out, every transaction of its thread says so in its own row (Riding): whatever happens to the server or its
// database, a request that was carried out is known to be so.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace storage {

struct RequestName {
    support::AccountId account = 0;
    std::string operation;
    std::string key;

    auto operator<=>(RequestName const&) const = default;
};

struct StoredAnswer {
    int status = 0;
    std::string type;
    std::string body;

    bool operator==(StoredAnswer const&) const = default;
};

struct KnownRequest {
    std::string content; // a hash of what was sent
    bool has_written = false;
    std::optional<StoredAnswer> answer = {};
};

class AnsweredRequests {
public:
    static constexpr int most_of_account = 200; // the newest
    static constexpr int batch = 500;

    explicit AnsweredRequests(Database& database) : m_database(database) {}

    // Notes a request that is about to be carried out; says what is known of it if it was sent before.
    [[nodiscard]] support::Result<std::optional<KnownRequest>>
    begin(RequestName const& name, std::string const& content, support::Moment now);
    [[nodiscard]] support::Result<void> keep(RequestName const& name, StoredAnswer const& answer);
    // Those that began before, a batch of them; says how many.
    [[nodiscard]] support::Result<std::int64_t> remove(support::Moment before);

    // What every transaction that carries a request out has to do.
    static void note_writing(Transaction& transaction, RequestName const& name);

private:
    Database& m_database;
};

} // namespace storage
