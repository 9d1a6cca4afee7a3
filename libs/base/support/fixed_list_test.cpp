#include "support/fixed_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace support {
namespace {

using testing::ElementsAre;

TEST(FixedList, HoldsWhatWasAppendedInThatOrder) {
    FixedList<int, 3> list;
    EXPECT_TRUE(list.empty());
    list.push_back(7);
    list.push_back(5);
    list.push_back(6);
    EXPECT_EQ(list.size(), 3U);
    EXPECT_EQ(list[1], 5);
    EXPECT_THAT(list, ElementsAre(7, 5, 6));
}

TEST(FixedList, CanBeSortedAndCleared) {
    FixedList<int, 4> list;
    list.push_back(2);
    list.push_back(1);
    std::ranges::sort(list);
    EXPECT_THAT(list, ElementsAre(1, 2));
    list.clear();
    EXPECT_TRUE(list.empty());
}

TEST(FixedList, CopiesAreIndependent) {
    FixedList<int, 2> list;
    list.push_back(1);
    auto copy = list;
    copy[0] = 9;
    EXPECT_THAT(list, ElementsAre(1));
    EXPECT_THAT(copy, ElementsAre(9));
}

} // namespace
} // namespace support
