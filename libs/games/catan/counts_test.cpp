#include "catan/card.hpp"
#include "catan/index_set.hpp"
#include "catan/resource.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace catan {
namespace {

TEST(Counts, AreAddedAndTakenAway) {
    Resources hand = Resources::of(Resource::brick, 2) + Resources::of(Resource::ore);
    EXPECT_EQ(hand[Resource::brick], 2);
    EXPECT_EQ(hand[Resource::wool], 0);
    EXPECT_EQ(hand.total(), 3);
    hand -= Resources::of(Resource::brick, 2);
    EXPECT_EQ(hand, Resources::of(Resource::ore));
    EXPECT_FALSE(hand.empty());
    EXPECT_TRUE((hand - hand).empty());
    EXPECT_EQ(Resources::each(19).total(), 95);
    EXPECT_EQ(whole_deck.total(), 25);
}

TEST(Counts, ContainWhatTheyHaveEnoughOfInEveryKind) {
    Resources const hand = Resources::of(Resource::brick, 5) + Resources::of(Resource::grain, 2);
    EXPECT_TRUE(hand.contains(Resources{}));
    EXPECT_TRUE(hand.contains(hand));
    EXPECT_TRUE(hand.contains(Resources::of(Resource::grain, 2)));
    EXPECT_FALSE(hand.contains(Resources::of(Resource::grain, 3)));
    EXPECT_FALSE(hand.contains(Resources::of(Resource::brick) + Resources::of(Resource::lumber)));
    EXPECT_TRUE(Resources::each(19).contains(Resources::each(19)));
}

TEST(Counts, ShareAKind) {
    auto const bricks = Resources::of(Resource::brick, 5);
    EXPECT_TRUE(bricks.shares_a_kind_with(cost::road));
    EXPECT_FALSE(bricks.shares_a_kind_with(cost::card));
    EXPECT_FALSE(bricks.shares_a_kind_with({}));
}

TEST(Counts, ThingsCostWhatTheRulesSay) {
    EXPECT_EQ(cost::road.total(), 2);
    EXPECT_EQ(cost::settlement.total(), 4);
    EXPECT_EQ(cost::settlement[Resource::ore], 0);
    EXPECT_EQ(cost::city[Resource::ore], 3);
    EXPECT_EQ(cost::city[Resource::grain], 2);
    EXPECT_EQ(cost::card, Resources::each(1) - cost::road);
}

TEST(IndexSet, IsWalkedFromTheLowestToTheHighest) {
    IndexSet<72> set;
    EXPECT_TRUE(set.empty());
    for (std::size_t const index : {71U, 0U, 64U, 63U}) {
        set.insert(index);
    }
    std::vector<int> seen;
    for (auto const index : set) {
        seen.push_back(index);
    }
    EXPECT_EQ(seen, (std::vector<int>{0, 63, 64, 71}));
    EXPECT_EQ(set.count(), 4);
    set.remove(0);
    set.remove(63);
    EXPECT_EQ(set.first(), 64);
    EXPECT_FALSE(set.contains(63));
    auto walk = set.begin();
    EXPECT_EQ(*walk++, 64);
    EXPECT_EQ(*walk, 71);
}

TEST(IndexSet, CombinesWithOthers) {
    IndexSet<72> low;
    low.insert(1);
    low.insert(70);
    IndexSet<72> high;
    high.insert(70);
    EXPECT_EQ((low & high).first(), 70);
    EXPECT_EQ((low - high).first(), 1);
    EXPECT_EQ((low | high), low);
}

} // namespace
} // namespace catan
