#include "battleship/fleet.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace battleship {
namespace {

using tests::at;
using tests::error_of;
using tests::fleet;
using tests::fleet_text;

std::vector<Ship> ships() {
    auto const all = fleet().ships();
    return {all.begin(), all.end()};
}

// The well-known fleet with one ship replaced.
std::string error_with(std::size_t index, Ship const& ship) {
    auto changed = ships();
    changed.at(index) = ship;
    return error_of(Fleet::create(changed));
}

TEST(Fleet, MayTouchAtCorners) {
    EXPECT_TRUE(Fleet::create(ships())); // B-9 with A-10 and C-10
}

TEST(Fleet, IsTheSameInWhateverOrderItsShipsAreGiven) {
    auto changed = ships();
    std::ranges::reverse(changed);
    changed.front().direction = Direction::vertical; // of one square: no difference
    EXPECT_EQ(Fleet::create(changed).value(), fleet());
    EXPECT_EQ(to_text(Fleet::create(changed)->ships()), fleet_text);
}

TEST(Fleet, KnowsTheShipOnASquare) {
    for (auto const& ship : fleet().ships()) {
        for (auto const position : squares_of(ship)) {
            EXPECT_EQ(fleet().ship_at(position), ship);
        }
    }
    EXPECT_EQ(fleet().squares().count(), 20);
}

TEST(Fleet, HasTenShips) {
    auto changed = ships();
    changed.pop_back();
    EXPECT_EQ(error_of(Fleet::create(changed)), "a fleet has 10 ships (4, 3, 3, 2, 2, 2, 1, 1, 1, 1), not 9");
    EXPECT_EQ(error_of(Fleet::create({})), "a fleet has 10 ships (4, 3, 3, 2, 2, 2, 1, 1, 1, 1), not 0");
}

TEST(Fleet, HasShipsOfTheRightSizes) {
    EXPECT_EQ(error_with(0, {at("A-1"), Direction::horizontal, 5}),
              "ship 1 (A-1-h-5) has a size that no ship has: the sizes are 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
    EXPECT_EQ(error_with(0, {at("A-1"), Direction::horizontal, 0}),
              "ship 1 (A-1-h-0) has a size that no ship has: the sizes are 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
    EXPECT_EQ(error_with(9, {at("F-7"), Direction::horizontal, 4}),
              "ship 10 (F-7-h-4) is one too many of its size: the sizes are 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
}

TEST(Fleet, LiesOnTheGrid) {
    EXPECT_EQ(error_with(0, {at("H-6"), Direction::horizontal, 4}),
              "ship 1 (H-6-h-4) sticks out of the grid (A-1 to J-10)");
    EXPECT_EQ(error_with(5, {at("F-10"), Direction::vertical, 2}),
              "ship 6 (F-10-v-2) sticks out of the grid (A-1 to J-10)");
}

TEST(Fleet, HasNoShipOnAnother) {
    EXPECT_EQ(error_with(4, {at("A-4"), Direction::vertical, 2}),
              "ship 5 (A-4-v-2) lies on ship 4 (A-3-v-2) at A-4");
}

TEST(Fleet, HasNoShipsThatTouchAlongAnEdge) {
    EXPECT_EQ(error_with(4, {at("B-4"), Direction::vertical, 2}),
              "ship 5 (B-4-v-2) touches ship 4 (A-3-v-2) along an edge at B-4");
    EXPECT_EQ(error_with(9, {at("B-10"), Direction::horizontal, 1}),
              "ship 10 (B-10-h-1) touches ship 7 (B-9-h-1) along an edge at B-10");
}

TEST(Fleet, IsRefusedAsAMoveThatIsNotAllowed) {
    EXPECT_EQ(Fleet::create({}).error().kind, support::ErrorKind::refused);
}

} // namespace
} // namespace battleship
