#include "tables/thinkers.hpp"

#include "support/priority_of_thread.hpp"
#include "tables/participant.hpp"

#include <algorithm>

namespace tables {

Thinkers::For Thinkers::For::of(Participant const& who) {
    return who.account ? For{.key = std::to_string(*who.account), .is_guest = false}
                       : For{.key = who.guest, .is_guest = true};
}

Thinkers::Thinkers(int count)
    : m_count(static_cast<std::size_t>(count)), m_thinking(static_cast<std::size_t>(count)) {
    for (int i = 0; i < count; ++i) {
        m_threads.emplace_back([this, i] { work(m_thinking[static_cast<std::size_t>(i)]); });
    }
}

Thinkers::~Thinkers() {
    {
        std::lock_guard const lock(m_mutex);
        m_stops = true;
        for (auto const& is_cancelled : m_thinking) {
            if (is_cancelled) {
                *is_cancelled = true;
                is_cancelled->notify_all();
            }
        }
    }
    m_news.notify_all();
    for (auto& thread : m_threads) {
        thread.join();
    }
}

void Thinkers::think(Thought thought, For const& whom, Weight weight) {
    {
        std::lock_guard const lock(m_mutex);
        (weight == Weight::light ? m_light : m_heavy).push(std::move(thought), whom);
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

void Thinkers::Line::push(Thought thought, For const& whom) {
    m_queues.at(whom.is_guest ? 1 : 0).push(whom.key, std::move(thought));
}

Thinkers::Line::Next Thinkers::Line::take() {
    bool const has_both = m_queues[0].has_next() && m_queues[1].has_next();
    std::size_t const from = has_both ? (m_are_guests_next ? 1 : 0) : (m_queues[1].has_next() ? 1 : 0);
    m_are_guests_next = from == 0;
    auto& queue = m_queues.at(from);
    auto next = queue.take();
    std::size_t const people = queue.keys_waiting() * (has_both ? 2 : 1);
    std::size_t const own = queue.size_of(next->key);
    queue.done(next->key);
    return {.thought = std::move(next->item), .waiting = people + own};
}

bool Thinkers::Line::is_empty() const {
    return !m_queues[0].has_next() && !m_queues[1].has_next();
}

// Those who answer at once go first, but not for ever: games of two bots that answer at once have no end of
// thoughts.
Thinkers::Line::Next Thinkers::take() {
    constexpr int most_in_a_row = 16;
    bool const takes_light = !m_light.is_empty() && (m_heavy.is_empty() || m_light_in_a_row < most_in_a_row);
    m_light_in_a_row = takes_light ? m_light_in_a_row + 1 : 0;
    return takes_light ? m_light.take() : m_heavy.take();
}

void Thinkers::work(Cancelled& thinking) {
    // A bot's time is that of the processor, a person's that of the clock on the wall.
    support::yield_to_others();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_news.wait(lock, [this] { return m_stops || !m_light.is_empty() || !m_heavy.is_empty(); });
        if (m_stops) {
            return;
        }
        auto next = take();
        thinking = next.thought.is_cancelled;
        lock.unlock();
        if (!thinking || !*thinking) {
            next.thought.think(share(next.waiting, m_count));
        }
        next.thought = {}; // whatever it holds goes without the lock
        lock.lock();
        thinking = nullptr;
    }
}

} // namespace tables
