#include "queue/shared_cores.hpp"

#include <gtest/gtest.h>

#include <future>
#include <optional>
#include <string>
#include <thread>

namespace queue {
namespace {

using std::chrono::hours;

// What one thread does that shares the cores, step by step.
class AThread {
public:
    AThread(SharedCores& cores, std::atomic<bool> const& stop)
        : m_thread([this, &cores, &stop] {
              SharedCores::Share const share(cores, stop);
              m_has_begun.set_value();
              m_may_end.get_future().wait();
          }) {}

    void wait_until_it_has_begun() { m_begun.wait(); }
    [[nodiscard]] bool has_begun() { return m_begun.wait_for(hours(0)) == std::future_status::ready; }
    void end() {
        m_may_end.set_value();
        m_thread.join();
    }

private:
    std::promise<void> m_has_begun;
    std::future<void> m_begun = m_has_begun.get_future();
    std::promise<void> m_may_end;
    std::jthread m_thread; // the last
};

void wait_until_others_wait(SharedCores::Share const& share) {
    while (!share.is_due()) {
        std::this_thread::yield();
    }
}

TEST(SharedCores, AreGivenInTheOrderInWhichTheyWereAskedFor) {
    SharedCores cores(1, {});
    std::atomic<bool> const stop = false;
    SharedCores::Share share(cores, stop);
    EXPECT_FALSE(share.is_due()) << "nobody waits";
    AThread next(cores, stop);
    wait_until_others_wait(share);
    EXPECT_FALSE(next.has_begun());
    share.rest();
    next.wait_until_it_has_begun();
    std::jthread end([&] { next.end(); });
    share.resume(); // when the other has ended
    EXPECT_FALSE(share.is_due());
    EXPECT_FALSE(share.is_withdrawn());
}

TEST(SharedCores, AreNotGivenAwayBeforeASliceIsOver) {
    SharedCores cores(2, hours(1));
    std::atomic<bool> stop = false;
    SharedCores::Share const share(cores, stop);
    AThread second(cores, stop);
    second.wait_until_it_has_begun();
    AThread third(cores, stop);
    EXPECT_FALSE(share.is_due());
    EXPECT_FALSE(third.has_begun());
    second.end();
    third.wait_until_it_has_begun();
    third.end();
}

TEST(SharedCores, KeepNobodyWaitingWhoWasStopped) {
    SharedCores cores(1, {});
    std::atomic<bool> stop = false;
    {
        SharedCores::Share const share(cores, stop);
        AThread next(cores, stop);
        wait_until_others_wait(share);
        stop = true;
        cores.wake();
        next.wait_until_it_has_begun();
        EXPECT_TRUE(share.is_withdrawn());
        next.end();
    }
    stop = false;
    SharedCores::Share const share(cores, stop); // all of them are free again
}

} // namespace
} // namespace queue
