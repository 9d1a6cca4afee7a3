#include "server/thread_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace server {
namespace {

TEST(ThreadPool, DoesAllThatWaitsBeforeItEnds) {
    std::atomic<int> done = 0;
    ThreadPool pool(4);
    for (int i = 0; i < 1000; ++i) {
        ASSERT_TRUE(pool.add([&] { ++done; }));
    }
    pool.stop();
    EXPECT_EQ(done, 1000);
    EXPECT_FALSE(pool.add([&] { ++done; })) << "it has ended";
}

TEST(ThreadPool, TakesNoMoreThanCanWait) {
    std::latch begun(1);
    std::latch go_on(1);
    ThreadPool pool(1, 2);
    ASSERT_TRUE(pool.add([&] {
        begun.count_down();
        go_on.wait();
    }));
    begun.wait();
    EXPECT_TRUE(pool.add([] {}));
    EXPECT_TRUE(pool.add([] {}));
    EXPECT_FALSE(pool.add([] {}));
    EXPECT_EQ(pool.waiting(), 2U);
    go_on.count_down();
}

TEST(ThreadPool, WorksInSeveralThreads) {
    std::latch together(3);
    ThreadPool pool(3);
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(pool.add([&] { together.arrive_and_wait(); }));
    }
    together.wait();
}

} // namespace
} // namespace server
