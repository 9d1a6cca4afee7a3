// A few threads on which house bots think, so that nobody waits for them who need not.
//
// There may be many more games than threads. So that nobody waits for long, bots that answer at once go
// before those that search, and who searches is told to take less time the more others wait.
#pragma once

#include "rules/clock.hpp"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tables {

class Thinkers {
public:
    // Told how long it may take.
    using Thought = std::move_only_function<void(rules::Duration)>;
    enum class Weight : std::uint8_t { light, heavy };

    explicit Thinkers(int count);
    // Lets those who think finish; what waits is dropped.
    ~Thinkers();
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;

    void think(Thought thought, Weight weight);

    // How long each may take so that all who wait are answered soon, by so many threads.
    [[nodiscard]] static rules::Duration share(std::size_t waiting, std::size_t threads);
    // Of a bot whose last thought took that long.
    [[nodiscard]] static Weight weight_of(rules::Duration thought);

private:
    void work();
    [[nodiscard]] Thought take();

    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Thought> m_light; // they wait
    std::deque<Thought> m_heavy;
    bool m_stops = false;
    std::size_t m_count;
    std::vector<std::thread> m_threads;
};

} // namespace tables
