// Whether the program can do its work, known without asking the database: a thread of its own writes to it
// every ten seconds, and every second while that fails.
#pragma once

#include "server/beat.hpp"
#include "server/log.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <mutex>
#include <string>

namespace server {

class Health {
public:
    // `name`: what its writes are known by in the database. The others outlive it.
    Health(storage::Database& database, Log const& log, std::string name);
    ~Health() { stop(); }
    Health(Health const&) = delete;
    Health& operator=(Health const&) = delete;

    void start();
    void stop() { m_beat.stop(); }
    // As it does by itself once a second.
    void look();

    // Does not wait. An error says what is wrong.
    [[nodiscard]] support::Result<void> state() const;

private:
    using Clock = std::chrono::steady_clock;

    void tell(support::Result<void> const& written);

    storage::Database& m_database;
    Log const& m_log;
    std::string m_name;
    std::mutex mutable m_mutex;
    support::Result<void> m_written;         // by the last look
    Clock::time_point m_last = Clock::now(); // that was written
    // Of the beat alone.
    bool m_was_good = true;
    Clock::time_point m_asked; // last
    Beat m_beat;
};

} // namespace server
