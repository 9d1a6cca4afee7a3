// Threads for what may wait long for somebody's program, such as a compiler: callbacks get a permit to
// compute, which they give back while the program sleeps.
//
// Of one key one is called at a time, and the keys take turns. There are more threads than cores, so those
// whose programs sleep or compute for long keep few of the others from beginning (see shared_cores.hpp).
#pragma once

#include "queue/shared_cores.hpp"
#include "support/fair_queue.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace queue {

class SlowPool {
public:
    struct Settings {
        int threads = 16;
        int cores = 2;
        std::chrono::milliseconds slice{1000}; // of a core, while others wait
    };
    using Slow = std::move_only_function<void(support::CorePermit&)>;

    explicit SlowPool(Settings const& settings);
    ~SlowPool() { stop(); }
    SlowPool(SlowPool const&) = delete;
    SlowPool& operator=(SlowPool const&) = delete;

    // Not called any more once it has stopped.
    void add(std::string const& key, Slow callback);
    // Drops those that wait, and withdraws the permits of the others; returns when they have ended.
    void stop();

private:
    void work(std::stop_token const& stop);

    SharedCores m_cores;
    std::atomic<bool> m_is_stopped = false;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    support::FairQueue<Slow> m_waiting{1};
    std::vector<std::jthread> m_threads; // the first to end
};

} // namespace queue
