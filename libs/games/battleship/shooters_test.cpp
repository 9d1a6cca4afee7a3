#include "battleship/json_forms.hpp"
#include "battleship/shooters.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::squares;

// A map drawn as ten rows, in the letters of the bot interface.
TargetMap map_of(std::initializer_list<std::string_view> rows) {
    support::JsonArray list;
    for (auto const row : rows) {
        list.emplace_back(row);
    }
    return target_map_from_json(list).value();
}

// Every square the shooter chooses for this map, tried with many seeds.
PositionSet choices(Shooter shooter, TargetMap const& map) {
    PositionSet chosen;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        support::Random random(seed);
        chosen.insert(shooter(map, random));
    }
    return chosen;
}

TargetMap const only_four_free = map_of({
    "oooooooooo", //
    "oooooooooo", //
    "oooo.ooooo", //
    "oooooooooo", //
    "o.oooooooo", //
    "oooooooooo", //
    "oooooooo.o", //
    "oooooooooo", //
    "oooooooooo", //
    "ooooooooo.",
});

TEST(RandomShooter, ChoosesAnyFreeSquare) {
    EXPECT_EQ(choices(random_shot, only_four_free), squares({"E-3", "B-5", "I-7", "J-10"}));
    EXPECT_GT(choices(random_shot, TargetMap()).count(), 90);
}

TEST(SmartShooter, ChoosesAnyFreeSquareWithoutAHit) {
    EXPECT_EQ(choices(smart_shot, only_four_free), squares({"E-3", "B-5", "I-7", "J-10"}));
}

TEST(SmartShooter, ShootsAroundALonelyHit) {
    TargetMap map;
    map.mark_hit(tests::at("E-5"));
    EXPECT_EQ(choices(smart_shot, map), squares({"E-4", "D-5", "F-5", "E-6"}));
    map.mark_missed(tests::at("D-5"));
    EXPECT_EQ(choices(smart_shot, map), squares({"E-4", "F-5", "E-6"}));
}

TEST(SmartShooter, ShootsAtEitherEndOfALine) {
    TargetMap across;
    across.mark_hit(tests::at("E-5"));
    across.mark_hit(tests::at("F-5"));
    EXPECT_EQ(choices(smart_shot, across), squares({"D-5", "G-5"}));
    TargetMap down;
    down.mark_hit(tests::at("A-2"));
    down.mark_hit(tests::at("A-3"));
    down.mark_hit(tests::at("A-4"));
    EXPECT_EQ(choices(smart_shot, down), squares({"A-1", "A-5"}));
    down.mark_missed(tests::at("A-5"));
    EXPECT_EQ(choices(smart_shot, down), squares({"A-1"}));
}

TEST(SmartShooter, FollowsOneShipWhenTwoAreHit) {
    TargetMap map;
    map.mark_hit(tests::at("A-1"));
    map.mark_hit(tests::at("H-8"));
    map.mark_hit(tests::at("H-9"));
    EXPECT_EQ(choices(smart_shot, map), squares({"B-1", "A-2"}));
}

// A hit with water all around: no game has it, but a map from outside may.
TEST(Shooters, ChooseAnySquareWhenAHitLeadsNowhere) {
    TargetMap map;
    map.mark_hit(tests::at("A-1"));
    map.mark_missed(tests::at("B-1"));
    map.mark_missed(tests::at("A-2"));
    EXPECT_GT(choices(smart_shot, map).count(), 80);
    EXPECT_GT(choices(density_shot, map).count(), 80);
}

TEST(CountingShooter, LooksForShipsAwayFromTheRimFirst) {
    auto const chosen = choices(counted_shot, TargetMap());
    EXPECT_FALSE(chosen.empty());
    for (auto const position : chosen) {
        EXPECT_TRUE(position.column() > 1 && position.column() < 8 && position.row() > 1 &&
                    position.row() < 8)
            << to_text(position);
    }
}

// Only ships of one square are left, and two of the free squares border a hit-free gap of two: all squares
// are as likely.
TEST(DensityShooter, TakesAnySquareForTheSmallestShips) {
    auto const map = map_of({
        "####-###-#", //
        "---------#", //
        "###-##-#-#", //
        "---------#", //
        "##-##-----", //
        "----------", //
        "..--------", //
        "----------", //
        "----.-----", //
        "----------",
    });
    EXPECT_EQ(choices(density_shot, map), squares({"A-7", "B-7", "E-9"}));
}

//     A ship of four squares is left beside those of one. It fits only into row 8, and always over D-8 and
//     E-8.
TEST(DensityShooter, PrefersWhereTheLargeShipMustBe) {
    auto const map = map_of({
        "###-###-##", //
        "----------", //
        "##-##-----", //
        "----------", //
        "----------", //
        ".---.-----", //
        "----------", //
        "-......---", //
        "----------", //
        "----------",
    });
    EXPECT_EQ(choices(density_shot, map), squares({"D-8", "E-8"}));
}

// A hit on the rim: the ship is more likely to reach inwards from A-5 than along the rim past the miss at
// A-3.
TEST(DensityShooter, FollowsAHitWhereMostShipsFit) {
    TargetMap map;
    map.mark_hit(tests::at("A-5"));
    map.mark_missed(tests::at("A-4"));
    map.mark_missed(tests::at("A-7"));
    EXPECT_EQ(choices(density_shot, map), squares({"B-5"}));
}

//        A B C D E
//     1  o x . x o      one ship of three squares: nothing else explains both hits
//     2  . o . o .
TEST(DensityShooter, SeesThatTwoHitsMayBeOneShip) {
    TargetMap map;
    for (auto const* hit : {"B-1", "D-1"}) {
        map.mark_hit(tests::at(hit));
    }
    for (auto const* miss : {"A-1", "E-1", "B-2", "D-2"}) {
        map.mark_missed(tests::at(miss));
    }
    EXPECT_EQ(choices(density_shot, map), squares({"C-1"}));
}

// The largest ship that is left has two squares and one of them is hit: only the neighbours are possible.
TEST(DensityShooter, KnowsWhichShipsAreSunk) {
    auto const map = map_of({
        "####-###-#", //
        "---------#", //
        "........-#", //
        ".........-", //
        ".....x....", //
        ".....o....", //
        "..........", //
        "..........", //
        "..........", //
        "..........",
    });
    EXPECT_EQ(choices(density_shot, map), squares({"F-4", "E-5", "G-5"}));
}

} // namespace
} // namespace battleship
