// A few threads on which house bots think, so that nobody waits for them who need not.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tables {

class Thinkers {
public:
    using Thought = std::move_only_function<void()>;

    explicit Thinkers(int count);
    // Lets those who think finish; what waits is dropped.
    ~Thinkers();
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;

    void think(Thought thought);

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Thought> m_waiting;
    bool m_stops = false;
    std::vector<std::thread> m_threads;
};

} // namespace tables
