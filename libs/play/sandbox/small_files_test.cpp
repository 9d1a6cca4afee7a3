#include "sandbox/small_files.hpp"

#include <gtest/gtest.h>

namespace sandbox {
namespace {

TEST(SmallFiles, NumbersAreFoundByTheirKey) {
    EXPECT_EQ(number_in("123\n"), 123U);
    EXPECT_EQ(number_in("123"), 123U);
    EXPECT_EQ(number_in("oom 1\noom_kill 2\n", "oom_kill"), 2U);
    EXPECT_EQ(number_in("oom 1\noom_kill 2\n", "oom"), 1U);
    EXPECT_FALSE(number_in("oom 1\n", "oom_kill"));
    EXPECT_FALSE(number_in("max\n"));
    EXPECT_FALSE(number_in(""));
}

TEST(SmallFiles, WhatIsNotThereIsNothing) {
    EXPECT_FALSE(read_small_file("/nowhere"));
    EXPECT_FALSE(write_small_file("/nowhere", "x"));
    EXPECT_TRUE(read_small_file("/proc/self/stat"));
}

} // namespace
} // namespace sandbox
