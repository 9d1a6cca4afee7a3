#include "server/descriptors.hpp"

#include <gtest/gtest.h>

#include <sys/resource.h>

namespace server {
namespace {

TEST(Descriptors, AreAsManyAsTheSystemAllows) {
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
    rlimit const few{.rlim_cur = 200, .rlim_max = before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    EXPECT_EQ(raise_descriptor_limit(), before.rlim_max);
    rlimit after{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &after), 0);
    EXPECT_EQ(after.rlim_cur, before.rlim_max);
    EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
}

} // namespace
} // namespace server
