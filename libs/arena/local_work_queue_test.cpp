#include "arena/local_work_queue.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>
#include <vector>

namespace arena {
namespace {

using namespace std::chrono_literals;

TEST(LocalWorkQueue, RunsNoMoreThanItMay) {
    LocalWorkQueue queue(2);
    for (int piece = 0; piece < 3; ++piece) {
        queue.submit({.priority = Priority::judging, .author = "a", .what = "x"});
    }
    auto const first = queue.take(0ms);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->work.what, "x");
    EXPECT_TRUE(queue.take(0ms));
    EXPECT_FALSE(queue.take(0ms));
    EXPECT_EQ(queue.counts().running, 2U);
    EXPECT_EQ(queue.counts().waiting, 1U);
    queue.done(first->id);
    EXPECT_TRUE(queue.take(0ms));
}

TEST(LocalWorkQueue, HandsOutAgainWhatWasGivenBack) {
    LocalWorkQueue queue(1);
    queue.submit({.priority = Priority::ladder, .author = "a", .what = "one"});
    auto const taken = queue.take(0ms);
    queue.give_back(taken->id);
    auto const again = queue.take(0ms);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->id, taken->id);
    EXPECT_EQ(again->work.what, "one");
}

TEST(LocalWorkQueue, EndsWhenItIsClosedAndEverythingIsDone) {
    constexpr int pieces = 500;
    constexpr int limit = 3;
    LocalWorkQueue queue(limit);
    std::atomic<int> running = 0;
    std::atomic<int> most = 0;
    std::vector<std::atomic<int>> times(pieces);
    {
        std::vector<std::jthread> workers;
        for (int worker = 0; worker < 6; ++worker) {
            workers.emplace_back([&] {
                while (auto const taken = queue.take(1h)) {
                    int const now = ++running;
                    for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
                    }
                    ++times[std::stoul(taken->work.what)];
                    --running;
                    queue.done(taken->id);
                }
            });
        }
        for (int piece = 0; piece < pieces; ++piece) {
            queue.submit({.priority = static_cast<Priority>(piece % 3),
                          .author = fmt::format("{}", piece % 7),
                          .what = fmt::format("{}", piece)});
        }
        queue.close();
    }
    EXPECT_LE(most, limit);
    for (auto const& count : times) {
        EXPECT_EQ(count, 1);
    }
}

} // namespace
} // namespace arena
