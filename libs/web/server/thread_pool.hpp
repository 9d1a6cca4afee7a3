// Threads for callbacks that block: on the database, or on a password's hash. Connections have threads of
// their own, which never block.
#pragma once

#include "support/callback.hpp"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace server {

class ThreadPool {
public:
    // At most `most_waiting` callbacks wait: more would be answered too late to be of use.
    explicit ThreadPool(int threads, std::size_t most_waiting = 4096);
    ~ThreadPool(); // stops
    ThreadPool(ThreadPool const&) = delete;
    ThreadPool& operator=(ThreadPool const&) = delete;

    // False, and the callback is left as it is, if too many wait or the pool has stopped.
    [[nodiscard]] bool add(support::Callback&& callback);
    // Calls those that wait, then ends.
    void stop();

    [[nodiscard]] std::size_t waiting() const;

private:
    void run();

    std::size_t m_most_waiting;
    std::mutex mutable m_mutex;
    std::condition_variable m_changed;
    std::deque<support::Callback> m_waiting;
    int m_idle = 0;
    bool m_is_stopping = false;
    std::vector<std::jthread> m_threads;
};

} // namespace server
