#include <gtest/gtest.h>

#include <tulkas/catan.hpp>

namespace tulkas::catan {
namespace {

TEST(SdkCatan, PointsAreHexesOrNodes) {
    EXPECT_EQ(parse_point("-1,3"), (Point{-1, 3}));
    EXPECT_EQ(to_text({-1, 3}), "-1,3");
    EXPECT_TRUE((Point{1, 2}).is_hex());
    EXPECT_FALSE((Point{1, 1}).is_hex());
    EXPECT_FALSE((Point{5, 5}).is_on_board());
    for (std::string const text : {"", "1", "1,", ",1", "1,2,3", "a,b"}) {
        EXPECT_THROW((void)parse_point(text), std::invalid_argument) << text;
    }
}

TEST(SdkCatan, PointsKnowTheirNeighbours) {
    EXPECT_EQ((Point{0, 0}).nodes().size(), 6U);
    EXPECT_EQ((Point{1, 1}).hexes(), (std::vector<Point>{{2, 1}, {0, 0}, {1, 2}}));
    EXPECT_EQ((Point{1, 1}).nodes(), (std::vector<Point>{{2, 2}, {1, 0}, {0, 1}}));
    EXPECT_EQ((Point{3, 5}).around().size(), 3U) << "the coast";
}

TEST(SdkCatan, MovesKnowTheirParts) {
    Move const road{"road:0,1:-1,0"};
    EXPECT_EQ(road.kind(), "road");
    EXPECT_EQ(road.places(), (std::vector<Point>{{0, 1}, {-1, 0}}));
    EXPECT_EQ(Move{"roll"}.kind(), "roll");
    EXPECT_TRUE(Move{"roll"}.arguments().empty());
}

TEST(SdkCatan, MovesAreMadeOfCards) {
    Resources cards;
    EXPECT_EQ(discard(cards).text, "discard:-");
    cards[Resource::brick] = 2;
    cards[Resource::ore] = 1;
    EXPECT_EQ(discard(cards).text, "discard:2b1o");
    EXPECT_EQ(cards.total(), 3);
    Resources wanted;
    wanted[Resource::grain] = 1;
    EXPECT_EQ(offer(2, cards, wanted).text, "offer:2:2b1o:1g");
    EXPECT_EQ(choose(Resource::wool).text, "choose:wool");
}

TEST(SdkCatan, PipsAreChances) {
    EXPECT_EQ(pips(6), 5);
    EXPECT_EQ(pips(12), 1);
    EXPECT_EQ(pips(std::nullopt), 0);
}

} // namespace
} // namespace tulkas::catan
