// Which threads compute that wait for the programs of others: as many at a time as there are cores for it.
//
// One whose program sleeps rests, and one that has computed for a slice gives way to those that wait. They
// get their cores in the order in which they asked, so a slow program delays each of the others by a slice.
#pragma once

#include "support/core_permit.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace queue {

class SharedCores {
public:
    using Clock = std::chrono::steady_clock;

    SharedCores(int cores, Clock::duration slice) : m_free(cores), m_slice(slice) {}

    // Of one thread. It has a core from its beginning to its end, unless it rests.
    class Share final : public support::CorePermit {
    public:
        // Waits for a core. Once `stop` is set nobody waits any more, and the program is to end.
        Share(SharedCores& cores, std::atomic<bool> const& stop) : m_cores(cores), m_stop(stop) { resume(); }
        ~Share() override { rest(); }
        Share(Share const&) = delete;
        Share& operator=(Share const&) = delete;

        void rest() override;
        void resume() override;
        [[nodiscard]] bool is_due() const override;
        [[nodiscard]] bool is_withdrawn() const override { return m_stop; }

    private:
        SharedCores& m_cores;
        std::atomic<bool> const& m_stop;
        Clock::time_point m_since{}; // it has its core
    };

    // Some may have been stopped.
    void wake();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_free; // negative while those that were stopped end without a core
    Clock::duration m_slice;
    std::deque<Share const*> m_waiting;
};

} // namespace queue
