#include "support/fair_queue.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

std::string taken_from(FairQueue<char>& queue) {
    std::string order;
    while (auto const next = queue.take()) {
        order += next->item;
    }
    return order;
}

TEST(FairQueues, TakeTurnsBetweenKeys) {
    FairQueue<char> queue;
    for (char const item : {'a', 'b', 'c', 'd'}) {
        queue.push("many", item);
    }
    queue.push("few", '1');
    queue.push("few", '2');
    EXPECT_EQ(queue.size(), 6U);
    EXPECT_EQ(queue.size_of("many"), 4U);
    EXPECT_EQ(taken_from(queue), "a1b2cd");
    EXPECT_EQ(queue.size(), 0U);
}

TEST(FairQueues, HoldAKeyBackThatHasEnoughUnderWay) {
    FairQueue<char> queue(1);
    queue.push("slow", 'a');
    queue.push("slow", 'b');
    queue.push("other", '1');
    EXPECT_EQ(taken_from(queue), "a1");
    EXPECT_FALSE(queue.has_next());
    EXPECT_EQ(queue.size(), 1U);
    queue.done("slow");
    EXPECT_TRUE(queue.has_next());
    EXPECT_EQ(taken_from(queue), "b");
}

TEST(FairQueues, ForgetKeysThatAreDone) {
    FairQueue<char> queue(1);
    queue.push("a", 'x');
    EXPECT_EQ(taken_from(queue), "x");
    queue.done("a");
    queue.push("a", 'y');
    EXPECT_EQ(taken_from(queue), "y");
}

TEST(FairQueues, DropEverythingThatWaits) {
    FairQueue<char> queue;
    queue.push("a", 'x');
    queue.push("a", 'y');
    queue.push("b", 'z');
    auto const first = queue.take();
    EXPECT_EQ(queue.drop_all().size(), 2U);
    EXPECT_FALSE(queue.has_next());
    queue.done(first->key);
    queue.push("b", 'v');
    EXPECT_EQ(taken_from(queue), "v");
}

} // namespace
} // namespace support
