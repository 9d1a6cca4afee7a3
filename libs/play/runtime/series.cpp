#include "runtime/series.hpp"

#include "runtime/series_cores.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace runtime {

using support::Result;

namespace {

// The games that have been taken, finished and handed over, shared by all threads of a series.
class Queue {
public:
    explicit Queue(int count) : m_count(count) {}

    // The next game to play; nothing when there is none or the series has ended.
    [[nodiscard]] std::optional<int> take() {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_closed || m_next < m_handed_over + most_ahead; });
        if (m_closed || m_next == m_count) {
            return std::nullopt;
        }
        return m_next++;
    }

    void put(int index, Result<record::GameRecord> result) {
        std::scoped_lock const lock(m_mutex);
        m_closed = m_closed || !result;
        m_finished.emplace(index, std::move(result));
        m_news.notify_one();
        if (m_closed) {
            m_room.notify_all();
        }
    }

    // Waits for this game. All games before one that failed have been taken, so it will come.
    [[nodiscard]] Result<record::GameRecord> wait_for(int index) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_finished.contains(index); });
        return std::move(m_finished.extract(index).mapped());
    }

    void handed_over(int index) {
        std::scoped_lock const lock(m_mutex);
        m_handed_over = index + 1;
        m_room.notify_all();
    }

    void close() {
        std::scoped_lock const lock(m_mutex);
        m_closed = true;
        m_room.notify_all();
    }

private:
    static constexpr int most_ahead = 256;

    int m_count;
    std::mutex m_mutex;
    std::condition_variable m_room; // for those who play
    std::condition_variable m_news; // for the one who hands over
    int m_next = 0;
    int m_handed_over = 0;
    bool m_closed = false;
    std::map<int, Result<record::GameRecord>> m_finished;
};

Result<void> hand_over_all(Queue& queue, int count, HandOver const& hand_over) {
    for (int index = 0; index < count; ++index) {
        auto const record = TULKAS_TRY(queue.wait_for(index));
        if (TULKAS_TRY(hand_over(index, record)) == Next::enough) {
            return {};
        }
        queue.handed_over(index);
    }
    return {};
}

} // namespace

Result<void> play_series(int count, int threads, PlayGame const& play_game, HandOver const& hand_over) {
    Queue queue(count);
    std::atomic<bool> has_ended = false;
    auto const cores = usable_cores();
    auto const thread_count = static_cast<std::size_t>(std::clamp(threads, 1, std::max(count, 1)));
    std::vector<std::jthread> pool;
    pool.reserve(thread_count);
    for (std::size_t number = 0; number < thread_count; ++number) {
        pool.emplace_back([&, number] {
            SeriesThread thread{.number = number, .has_ended = &has_ended};
            if (thread_count <= cores.size() && keep_to_core(cores[number])) {
                thread.core = static_cast<unsigned>(cores[number]);
            }
            while (auto const index = queue.take()) {
                queue.put(*index, play_game(*index, thread));
            }
        });
    }
    auto const result = hand_over_all(queue, count, hand_over);
    has_ended = true;
    queue.close();
    return result;
}

} // namespace runtime
