#include "tables/thinkers.hpp"

#include <algorithm>
#include <sys/resource.h>
#include <tuple>
#include <unistd.h>

namespace tables {

namespace {

// A bot's time is that of the processor, a person's that of the clock on the wall: whoever serves people goes
// first.
void yield_to_others() {
    constexpr int nice = 10;
    std::ignore = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
}

} // namespace

Thinkers::Thinkers(int count) : m_count(static_cast<std::size_t>(count)) {
    for (int i = 0; i < count; ++i) {
        m_threads.emplace_back([this] { work(); });
    }
}

Thinkers::~Thinkers() {
    {
        std::lock_guard const lock(m_mutex);
        m_stops = true;
    }
    m_news.notify_all();
    for (auto& thread : m_threads) {
        thread.join();
    }
}

void Thinkers::think(Thought thought, Weight weight) {
    {
        std::lock_guard const lock(m_mutex);
        (weight == Weight::light ? m_light : m_heavy).push_back(std::move(thought));
    }
    m_news.notify_one();
}

rules::Duration Thinkers::share(std::size_t waiting, std::size_t threads) {
    constexpr rules::Duration soon = std::chrono::seconds(2);
    constexpr rules::Duration least = std::chrono::milliseconds(5);
    auto const rounds = static_cast<rules::Duration::rep>(waiting / threads + 1);
    return std::max(soon / rounds, least);
}

Thinkers::Weight Thinkers::weight_of(rules::Duration thought) {
    constexpr rules::Duration at_once = std::chrono::milliseconds(2);
    return thought < at_once ? Weight::light : Weight::heavy;
}

Thinkers::Thought Thinkers::take() {
    auto& from = m_light.empty() ? m_heavy : m_light;
    auto thought = std::move(from.front());
    from.pop_front();
    return thought;
}

void Thinkers::work() {
    yield_to_others();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_news.wait(lock, [this] { return m_stops || !m_light.empty() || !m_heavy.empty(); });
        if (m_stops) {
            return;
        }
        auto thought = take();
        auto const may_take = share(m_heavy.size(), m_count);
        lock.unlock();
        thought(may_take);
        thought = nullptr; // whatever it holds goes without the lock
        lock.lock();
    }
}

} // namespace tables
