// Writes what happened at the tables, everything that has come together in one transaction.
//
// A commit costs the same however much is in it; so while one is under way the next is gathered. If it fails,
// what belongs to each table is looked up and tried alone: one table's trouble is no other's, and what the
// database has although it did not say so is not written twice.
#pragma once

#include "storage/contents.hpp"
#include "storage/tables.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tables {

class Writer {
public:
    // What became of an order.
    struct Outcome {
        support::Result<void> written = {};
        bool is_certain = true; // false: the database may have it nevertheless
    };
    struct Order {
        storage::TableChange change;
        std::optional<std::string> record = {};   // the text of one, to be kept beside it
        std::function<void(Outcome const&)> done; // in the writer's thread
    };
    using Group = std::vector<Order>; // all of them, or none
    // The texts of the events of a table behind the one with that number.
    struct Question {
        support::TableId table;
        std::int64_t after;
        std::function<void(support::Result<std::vector<std::string>> const&)> done; // in the writer's thread
    };
    struct Settings {
        std::function<support::Moment()> now; // thread-safe
        // After each transaction, in the writer's thread: when it began, and whether the database took
        // anything at all.
        std::function<void(support::Moment began, support::Result<void> const& taken)> after_each;
    };

    Writer(storage::Database& database, Settings settings);
    // Writes what has been ordered.
    ~Writer();
    Writer(Writer const&) = delete;
    Writer& operator=(Writer const&) = delete;

    void write(Group group);
    void look_up(Question question);
    // Notes that the server is alive.
    void beat();

    // When the transaction began that is under way, if one is. In any thread.
    [[nodiscard]] std::optional<support::Moment> under_way_since() const;

private:
    struct Round {
        std::vector<Group> groups;
        std::vector<Question> questions;
    };

    void work();
    void carry_out(Round const& round, support::Moment now);
    void note_under_way(std::optional<support::Moment> since);
    [[nodiscard]] support::Result<void> store(std::span<Group const> groups, support::Moment now);
    [[nodiscard]] support::Result<bool> is_stored(Group const& group);
    [[nodiscard]] Outcome settle(Group const& group, support::Moment now);

    storage::Tables m_tables;
    storage::Contents m_contents;
    Settings m_settings;
    std::mutex mutable m_mutex;
    std::condition_variable m_news;
    Round m_next;
    std::optional<support::Moment> m_under_way;
    bool m_has_news = false;
    bool m_stops = false;
    std::thread m_thread;
};

} // namespace tables
