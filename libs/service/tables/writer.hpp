// Writes what happened at the tables, everything that has come together in one transaction.
//
// A commit costs the same however much is in it; so while one is under way the next is gathered.
#pragma once

#include "storage/contents.hpp"
#include "storage/tables.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tables {

class Writer {
public:
    struct Order {
        storage::TableChange change;
        std::optional<std::string> record = {};                 // the text of one, to be kept beside it
        std::function<void(support::Result<void> const&)> done; // in the writer's thread
    };

    explicit Writer(storage::Database& database);
    // Writes what has been ordered.
    ~Writer();
    Writer(Writer const&) = delete;
    Writer& operator=(Writer const&) = delete;

    // All of them together, or none.
    void write(std::vector<Order> orders, support::Moment now);
    // Notes that the server is alive.
    void beat(support::Moment now);

private:
    void work();
    [[nodiscard]] support::Result<void> carry_out(std::vector<Order> const& orders, support::Moment now);

    storage::Tables m_tables;
    storage::Contents m_contents;
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::vector<Order> m_orders;
    support::Moment m_now;
    bool m_has_news = false;
    bool m_stops = false;
    std::thread m_thread;
};

} // namespace tables
