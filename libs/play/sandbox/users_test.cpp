#include "sandbox/users.hpp"

#include <gtest/gtest.h>

namespace sandbox {
namespace {

TEST(Users, AreFarAboveThoseThatAnybodyHas) {
    EXPECT_EQ(first_user("         0          0 4294967295\n", 1), 3'000'001'024U);
}

TEST(Users, DifferFromKeeperToKeeper) {
    auto const* const all = "0 0 4294967295\n";
    EXPECT_EQ(*first_user(all, 8) - *first_user(all, 7), 1024U);
    EXPECT_LT(*first_user(all, (1U << 22U) - 1) + 1024, 4'294'967'295U);
}

TEST(Users, AreFoundInAContainer) {
    auto const* const container = "         0     100000      65536\n";
    EXPECT_EQ(first_user(container, 0), 64512U);
    for (std::uint64_t keeper = 0; keeper < 100; ++keeper) {
        auto const first = first_user(container, keeper);
        EXPECT_GE(first, 32768U);
        EXPECT_LE(*first + 1024, 65536U);
    }
}

TEST(Users, AreTakenFromTheHighestRange) {
    EXPECT_EQ(first_user("0 1000 1\n1 100000 65536\n", 0), 64513U);
}

TEST(Users, AreNotFoundWhereThereAreTooFew) {
    EXPECT_FALSE(first_user("1000 1000 1\n", 5));
    EXPECT_FALSE(first_user("", 5));
}

} // namespace
} // namespace sandbox
