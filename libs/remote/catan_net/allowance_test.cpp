#include "catan_net/allowance.hpp"
#include "catan_net/doorkeeper.hpp"

#include <gtest/gtest.h>

namespace catan_net {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr TimePoint start{};

TEST(Allowance, IsSpentAndComesBackWithTime) {
    Allowance allowance({.a_second = 10, .at_once = 2}, start);
    EXPECT_TRUE(allowance.use(start));
    EXPECT_TRUE(allowance.use(start));
    EXPECT_FALSE(allowance.use(start));
    EXPECT_FALSE(allowance.use(start + milliseconds(99)));
    EXPECT_TRUE(allowance.use(start + milliseconds(101)));
    EXPECT_FALSE(allowance.use(start + milliseconds(102)));
}

TEST(Allowance, DoesNotPileUp) {
    Allowance allowance({.a_second = 10, .at_once = 2}, start);
    auto const later = start + seconds(1000);
    EXPECT_TRUE(allowance.is_whole(later));
    EXPECT_TRUE(allowance.use(later));
    EXPECT_TRUE(allowance.use(later));
    EXPECT_FALSE(allowance.use(later));
}

TEST(Doorkeeper, LetsInSoManyFromAnAddressAndSoManyInAll) {
    Doorkeeper door({.connections = 3, .from_one_address = 2, .visits = {.a_second = 1, .at_once = 100}});
    EXPECT_TRUE(door.let_in("a", start));
    EXPECT_TRUE(door.let_in("a", start));
    EXPECT_FALSE(door.let_in("a", start));
    EXPECT_TRUE(door.let_in("b", start));
    EXPECT_FALSE(door.let_in("c", start));
    door.left("a");
    EXPECT_TRUE(door.let_in("c", start));
    EXPECT_FALSE(door.let_in("b", start)); // three in total
}

TEST(Doorkeeper, DoesNotLetAnybodyInTooOften) {
    Doorkeeper door({.connections = 10, .from_one_address = 10, .visits = {.a_second = 1, .at_once = 3}});
    for (int visit = 0; visit < 3; ++visit) {
        EXPECT_TRUE(door.let_in("a", start));
        door.left("a");
    }
    EXPECT_FALSE(door.let_in("a", start));
    EXPECT_TRUE(door.let_in("b", start)); // others pay nothing for it
    EXPECT_TRUE(door.let_in("a", start + seconds(1)));
}

TEST(Doorkeeper, ForgetsAddressesThatNothingSpeaksAgainst) {
    Doorkeeper door({.connections = 10, .from_one_address = 10, .visits = {.a_second = 1, .at_once = 3}});
    EXPECT_TRUE(door.let_in("a", start));
    EXPECT_TRUE(door.let_in("b", start));
    door.left("b");
    EXPECT_EQ(door.forget(start), 0U);
    EXPECT_EQ(door.forget(start + seconds(5)), 1U); // b: a is still there
    EXPECT_EQ(door.forget(start + seconds(5)), 0U);
}

} // namespace
} // namespace catan_net
