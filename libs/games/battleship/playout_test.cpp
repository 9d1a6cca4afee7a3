#include "battleship/playout.hpp"
#include "battleship/random_setup.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

namespace battleship {
namespace {

double average_shots(Shooter shooter, int games) {
    support::Random random(2024);
    int shots = 0;
    for (int game = 0; game < games; ++game) {
        shots += solo_playout(shooter, random);
    }
    return static_cast<double>(shots) / games;
}

// Every hit but the last is followed by another shot of the same turn.
constexpr int shots_within_turns = 19;

TEST(SoloFigures, ARandomShooterNeeds82Point3Shots) {
    EXPECT_NEAR(average_shots(random_shot, 20000), 82.3, 0.4);
}

TEST(SoloFigures, TheSmartShooterNeeds67Point9Shots) {
    EXPECT_NEAR(average_shots(smart_shot, 20000), 67.9, 0.6);
}

// 46.3 turns, which is 65.3 shots; one standard error of this average is 0.8. The fleets are always the same,
// and few: without optimisation each takes half a second.
TEST(SoloFigures, TheDensityShooterNeedsLessThan48Turns) {
    double const shots = average_shots(density_shot, 120);
    EXPECT_LT(shots - shots_within_turns, 47.5);
    EXPECT_LT(shots, average_shots(smart_shot, 20000) - 1.5);
}

// The shots at the four smallest ships of a player for whom everything is as easy as can be: they lie among
// so many open squares, and each that is hit clears as many others as a square has neighbours.
double shots_at_the_smallest(int open, int ships) {
    constexpr int cleared = 1 + 4;
    std::vector<double> fewer(static_cast<std::size_t>(open) + 1, 0.0);
    for (int afloat = 1; afloat <= ships; ++afloat) {
        std::vector<double> shots(fewer.size(), 0.0);
        for (int squares = afloat; squares <= open; ++squares) {
            double const chance = static_cast<double>(afloat) / squares;
            auto const after_hit = static_cast<std::size_t>(std::max(squares - cleared, afloat - 1));
            shots[static_cast<std::size_t>(squares)] =
                1 + chance * fewer[after_hit] + (1 - chance) * shots[static_cast<std::size_t>(squares) - 1];
        }
        fewer = shots;
    }
    return fewer.back();
}

// Why density is not much better than smart, in shots: a player who is told where the six larger ships lie
// needs 16 shots for them, and more than 32 for the others.
TEST(SoloFigures, NobodyNeedsLessThan48Shots) {
    support::Random random(11);
    double shots = 0;
    constexpr int games = 4000;
    for (int game = 0; game < games; ++game) {
        PositionSet taken;
        for (auto const& ship : random_setup(random).ships()) {
            if (ship.size > 1) {
                taken |= squares_of(ship) | border_of(squares_of(ship));
            }
        }
        shots += 16 + shots_at_the_smallest(square_count - taken.count(), 4);
    }
    EXPECT_GT(shots / games, 48.0);
}

// Without the borders a random shooter tries the squares in random order until the last of the 20 that
// belong to ships: 20 · 101 / 21 of them on average.
TEST(SoloFigures, WithoutKnownBordersARandomShooterNeeds96Point19Shots) {
    support::Random random(7);
    std::array<int, square_count> order{};
    std::iota(order.begin(), order.end(), 0);
    int shots = 0;
    constexpr int games = 20000;
    for (int game = 0; game < games; ++game) {
        auto const ships = random_setup(random).squares();
        random.shuffle(std::span<int>(order));
        auto const last = std::find_if(order.rbegin(), order.rend(),
                                       [&](int index) { return ships.contains(Position(index)); });
        shots += static_cast<int>(order.rend() - last);
    }
    double const exact = 20.0 * 101 / 21;
    EXPECT_NEAR(exact, 96.19, 0.005);
    EXPECT_NEAR(static_cast<double>(shots) / games, exact, 0.13); // five standard errors
}

// The same number from the chance of every length: the last of 20 squares is number n of a random order
// of 100 in C(n - 1, 19) of C(100, 20) cases.
TEST(SoloFigures, TheClosedFormIsTheSumOverAllLengths) {
    double chance =
        1; // of n = 100, relative to which the others are computed: C(98, 19) / C(99, 19) and so on
    double total = 0;
    double weighted = 0;
    for (int shots = 100; shots >= 20; --shots) {
        total += chance;
        weighted += chance * shots;
        chance *= static_cast<double>(shots - 20) / (shots - 1);
    }
    EXPECT_NEAR(weighted / total, 20.0 * 101 / 21, 1e-9);
    EXPECT_NEAR(weighted / total - shots_within_turns, 77.19, 0.005);
}

TEST(Playout, TwoRandomShootersPlayToTheEnd) {
    support::Random random(9);
    std::array<int, 2> wins{};
    for (int game = 0; game < 4000; ++game) {
        auto const playout = random_playout(random);
        EXPECT_GE(playout.shots, 20);
        EXPECT_LE(playout.shots, 200);
        ++wins.at(static_cast<std::size_t>(playout.winner));
    }
    EXPECT_GT(wins[0], wins[1]); // who begins is ahead
    EXPECT_GT(wins[1], 1700);
}

} // namespace
} // namespace battleship
