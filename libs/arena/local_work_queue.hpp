// A queue of work in the memory of this process.
#pragma once

#include "arena/work_order.hpp"
#include "arena/work_queue.hpp"

#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>

namespace arena {

class LocalWorkQueue final : public WorkQueue {
public:
    // No more than so many pieces run at a time, however many ask.
    explicit LocalWorkQueue(std::size_t most_running) : m_most_running(most_running) {}

    WorkId submit(Work work) override;
    [[nodiscard]] std::optional<Taken> take(std::chrono::milliseconds patience) override;
    void done(WorkId id) override;
    void give_back(WorkId id) override;
    void close() override;
    [[nodiscard]] Counts counts() const override;

private:
    [[nodiscard]] bool may_begin() const {
        return m_order.waiting() > 0 && m_order.running() < m_most_running;
    }
    [[nodiscard]] bool has_ended() const {
        return m_closed && m_order.waiting() == 0 && m_order.running() == 0;
    }

    std::size_t m_most_running;
    mutable std::mutex m_mutex;
    std::condition_variable m_news;
    WorkOrder m_order;
    std::map<WorkId, Work> m_work; // waiting or running
    WorkId m_next_id = 0;
    bool m_closed = false;
};

} // namespace arena
