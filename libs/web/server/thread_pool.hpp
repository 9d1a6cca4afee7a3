// Threads for callbacks that block: on the database, or on a password's hash. Connections have threads of
// their own, which never block.
//
// Fair between keys (the networks requests come from): whoever sends a thousand requests waits for their own
// thousand, and everybody else for one.
#pragma once

#include "support/callback.hpp"
#include "support/fair_queue.hpp"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace server {

struct PoolSettings {
    int threads = 1;
    // More would be answered too late to be of use.
    std::size_t most_waiting = 4096;
    std::size_t most_waiting_of_one = 4096;
    // At once, of one key.
    std::size_t most_running_of_one = support::FairQueue<int>::no_limit;
};

class ThreadPool {
public:
    explicit ThreadPool(PoolSettings settings);
    ~ThreadPool(); // stops
    ThreadPool(ThreadPool const&) = delete;
    ThreadPool& operator=(ThreadPool const&) = delete;

    // False, and the callback is left as it is, if too many wait or the pool has stopped.
    [[nodiscard]] bool add(std::string const& key, support::Callback&& callback);
    // Drops those that wait, and takes only what a thread begins at once.
    void close();
    // Calls those that wait, then ends.
    void stop();

    [[nodiscard]] std::size_t waiting() const;

private:
    void run();

    PoolSettings m_settings;
    std::mutex mutable m_mutex;
    std::condition_variable m_changed;
    support::FairQueue<support::Callback> m_waiting;
    int m_idle = 0;
    bool m_is_closed = false;
    bool m_is_stopping = false;
    std::vector<std::jthread> m_threads;
};

} // namespace server
