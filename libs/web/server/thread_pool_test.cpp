#include "server/thread_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace server {
namespace {

TEST(ThreadPool, DoesAllThatWaitsBeforeItEnds) {
    std::atomic<int> done = 0;
    ThreadPool pool({.threads = 4});
    for (int i = 0; i < 1000; ++i) {
        ASSERT_TRUE(pool.add("a", [&] { ++done; }));
    }
    pool.stop();
    EXPECT_EQ(done, 1000);
    EXPECT_FALSE(pool.add("a", [&] { ++done; })) << "it has ended";
}

TEST(ThreadPool, TakesNoMoreThanCanWait) {
    std::latch begun(1);
    std::latch go_on(1);
    ThreadPool pool({.threads = 1, .most_waiting = 2});
    ASSERT_TRUE(pool.add("a", [&] {
        begun.count_down();
        go_on.wait();
    }));
    begun.wait();
    EXPECT_TRUE(pool.add("a", [] {}));
    EXPECT_TRUE(pool.add("a", [] {}));
    EXPECT_FALSE(pool.add("a", [] {}));
    EXPECT_EQ(pool.waiting(), 2U);
    go_on.count_down();
}

TEST(ThreadPool, WorksInSeveralThreads) {
    std::latch together(3);
    ThreadPool pool({.threads = 3});
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(pool.add("a", [&] { together.arrive_and_wait(); }));
    }
    together.wait();
}

TEST(ThreadPool, HasRoomForOthersWhenOneKeyWaitsWithAllItMay) {
    std::latch go_on(1);
    std::latch other_is_done(1);
    ThreadPool pool({.threads = 4, .most_waiting = 100, .most_waiting_of_one = 10, .most_running_of_one = 3});
    int taken = 0;
    while (pool.add("flood", [&] { go_on.wait(); })) {
        ++taken;
    }
    EXPECT_GE(taken, 10);
    EXPECT_LE(taken, 13);
    ASSERT_TRUE(pool.add("other", [&] { other_is_done.count_down(); }));
    other_is_done.wait(); // a thread is left, however many of the flood wait
    go_on.count_down();
}

TEST(ThreadPool, DropsWhatWaitsWhenItIsClosed) {
    std::latch begun(1);
    std::latch go_on(1);
    std::atomic<int> done = 0;
    ThreadPool pool({.threads = 1});
    ASSERT_TRUE(pool.add("a", [&] {
        begun.count_down();
        go_on.wait();
    }));
    begun.wait();
    ASSERT_TRUE(pool.add("a", [&] { ++done; }));
    pool.close();
    EXPECT_EQ(pool.waiting(), 0U);
    EXPECT_FALSE(pool.add("a", [&] { ++done; }));
    go_on.count_down();
    pool.stop();
    EXPECT_EQ(done, 0);
}

} // namespace
} // namespace server
