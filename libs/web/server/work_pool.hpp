// Threads for work that waits: for the database, for a password's hash. Connections have threads of their
// own, which never do.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace server {

class WorkPool {
public:
    using Work = std::move_only_function<void()>;

    // At most so much work waits: more would be answered too late to be of use.
    explicit WorkPool(int threads, std::size_t most_waiting = 4096);
    ~WorkPool(); // stops
    WorkPool(WorkPool const&) = delete;
    WorkPool& operator=(WorkPool const&) = delete;

    // False, and the work is left as it is, if too much waits or the pool has stopped.
    [[nodiscard]] bool add(Work&& work);
    // Does what waits, then ends.
    void stop();

    [[nodiscard]] std::size_t waiting() const;

private:
    void run();

    std::size_t m_most_waiting;
    std::mutex mutable m_mutex;
    std::condition_variable m_changed;
    std::deque<Work> m_waiting;
    int m_idle = 0;
    bool m_is_stopping = false;
    std::vector<std::jthread> m_threads;
};

} // namespace server
