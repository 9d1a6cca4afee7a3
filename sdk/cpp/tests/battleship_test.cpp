#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tulkas/battleship.hpp>

namespace tulkas::battleship {
namespace {

// The standard fleet's sizes, on the grid, apart from each other.
bool is_right(std::vector<Ship> const& ships) {
    std::multiset<int> sizes;
    std::set<Position> taken;
    for (auto const& ship : ships) {
        sizes.insert(ship.size);
        auto const squares = ship.squares();
        for (auto const square : squares) {
            auto const around = neighbours(square);
            bool const touches = std::ranges::any_of(around, [&](Position beside) {
                return taken.contains(beside) && std::ranges::find(squares, beside) == squares.end();
            });
            if (!is_on_grid(square) || touches || !taken.insert(square).second) {
                return false;
            }
        }
    }
    return sizes == std::multiset{4, 3, 3, 2, 2, 2, 1, 1, 1, 1};
}

TEST(SdkBattleship, RandomFleetsAreRight) {
    std::mt19937 random(1);
    for (int i = 0; i < 200; ++i) {
        EXPECT_TRUE(is_right(random_setup({1, 1, 1, 1, 2, 2, 2, 3, 3, 4}, random)));
    }
    EXPECT_TRUE(is_right(random_setup({4, 3, 3, 2, 2, 2, 1, 1, 1, 1})));
}

TEST(SdkBattleship, AFleetThatDoesNotFitIsSaidToBeNone) {
    EXPECT_THROW((void)random_setup(std::vector<int>(30, 4)), std::invalid_argument);
}

TEST(SdkBattleship, SquaresHaveTheirNames) {
    EXPECT_EQ(to_text({0, 4}), "A-5");
    EXPECT_EQ(to_text({9, 9}), "J-10");
    EXPECT_EQ(parse_position("J-10"), (Position{9, 9}));
    for (std::string const text : {"", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "A-5 ", "AA-5"}) {
        EXPECT_THROW((void)parse_position(text), std::invalid_argument) << text;
    }
}

TEST(SdkBattleship, TheMapSaysWhatIsKnown) {
    std::vector<std::string> rows(10, "..........");
    rows[1] = "o-x#......";
    auto const map = TargetMap::parse(rows);
    EXPECT_EQ(map.at({0, 0}), std::nullopt);
    EXPECT_EQ(map.at({0, 1}), ShootResult::miss);
    EXPECT_EQ(map.at({1, 1}), ShootResult::miss);
    EXPECT_EQ(map.at({2, 1}), ShootResult::hit);
    EXPECT_EQ(map.at({3, 1}), ShootResult::sink);
    EXPECT_EQ(map.free_positions().size(), 96U);
    EXPECT_EQ(map.free_positions().at(10), (Position{4, 1}));
    rows[1] = "o-x#s.....";
    EXPECT_THROW((void)TargetMap::parse(rows), std::invalid_argument);
    rows.pop_back();
    EXPECT_THROW((void)TargetMap::parse(rows), std::invalid_argument);
}

} // namespace
} // namespace tulkas::battleship
