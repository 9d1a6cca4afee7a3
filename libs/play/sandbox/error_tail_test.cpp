#include "sandbox/error_tail.hpp"

#include <gtest/gtest.h>

namespace sandbox {
namespace {

TEST(ErrorTail, KeepsAllOfALittle) {
    ErrorTail tail(10);
    tail.add("abc");
    tail.add("def");
    EXPECT_EQ(tail.text(), "abcdef");
    EXPECT_EQ(tail.dropped(), 0U);
}

TEST(ErrorTail, KeepsTheEndOfALot) {
    ErrorTail tail(4);
    for (int i = 0; i < 100; ++i) {
        tail.add("0123456789");
    }
    EXPECT_EQ(tail.text(), "6789");
    EXPECT_EQ(tail.dropped(), 996U);
}

TEST(ErrorTail, KeepsNothingIfAskedTo) {
    ErrorTail tail(0);
    tail.add("abc");
    EXPECT_EQ(tail.text(), "");
    EXPECT_EQ(tail.dropped(), 3U);
}

TEST(ErrorTail, IsEmptyWhenItWasTaken) {
    ErrorTail tail(4);
    tail.add("012345");
    EXPECT_EQ(tail.take(), "2345");
    EXPECT_EQ(tail.take(), "");
    tail.add("67");
    EXPECT_EQ(tail.text(), "67");
    EXPECT_EQ(tail.dropped(), 2U);
}

} // namespace
} // namespace sandbox
