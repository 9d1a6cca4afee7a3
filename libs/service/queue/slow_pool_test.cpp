#include "queue/slow_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <latch>

namespace queue {
namespace {

TEST(ASlowPool, CallsOneOfAKeyAtATimeAndOthersMeanwhile) {
    SlowPool pool({.threads = 2, .cores = 1});
    std::latch release(1);
    std::promise<void> other;
    std::promise<void> last;
    std::atomic<int> of_one = 0;
    pool.add("one", [&](support::CorePermit& core) {
        ++of_one;
        core.rest(); // its program sleeps
        release.wait();
        EXPECT_EQ(of_one, 1);
        core.resume();
    });
    pool.add("one", [&](support::CorePermit&) {
        ++of_one;
        last.set_value();
    });
    pool.add("other", [&](support::CorePermit&) { other.set_value(); });
    other.get_future().wait();
    release.count_down();
    last.get_future().wait();
    EXPECT_EQ(of_one, 2);
}

TEST(ASlowPool, WithdrawsThePermitsWhenItStops) {
    SlowPool pool({.threads = 2, .cores = 1});
    std::promise<void> begun;
    bool is_called = false;
    pool.add("one", [&](support::CorePermit& core) {
        begun.set_value();
        while (!core.is_withdrawn()) {
            std::this_thread::yield();
        }
    });
    begun.get_future().wait();
    pool.add("one", [&](support::CorePermit&) { is_called = true; });
    pool.stop();
    pool.add("other", [&](support::CorePermit&) { is_called = true; });
    EXPECT_FALSE(is_called);
}

} // namespace
} // namespace queue
