#include "battleship/field.hpp"
#include "battleship/possible_fleets.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace battleship {
namespace {

// A random fleet after so many shots.
Field field_after(int shots, std::uint64_t seed) {
    support::Random random(seed);
    Field field(random_setup(random));
    for (int shot = 0; shot < shots && !field.is_sunk(); ++shot) {
        field.shoot(smart_shot(field.map(), random));
    }
    return field;
}

bool agrees(PossibleFleet const& fleet, TargetMap const& map) {
    auto left = count_afloat(map);
    PositionSet taken;
    PositionSet edges;
    for (auto const& [squares, size] : fleet.ships()) {
        bool const is_whole = squares.count() == size && !map.hit().contains(squares);
        bool const has_room = (map.free_positions() | map.hit()).contains(squares);
        if (!is_whole || !has_room || squares.meets(taken | edges)) {
            return false;
        }
        taken |= squares;
        edges |= border_of(squares);
        --left[static_cast<std::size_t>(size)];
    }
    return taken.contains(map.hit()) && !edges.meets(map.hit()) &&
           std::ranges::all_of(left, [](int count) { return count == 0; });
}

using Chances = std::array<double, square_count>;

// The chance of each square to have a ship.
class Counted {
public:
    void add(PossibleFleet const& fleet) {
        ++m_fleets;
        m_total += fleet.weight();
        for (auto const& ship : fleet.ships()) {
            for (auto const position : ship.squares) {
                m_weights.at(static_cast<std::size_t>(position.index())) += fleet.weight();
            }
        }
    }
    [[nodiscard]] int fleets() const { return m_fleets; }
    [[nodiscard]] double chance(int square) const {
        return m_weights.at(static_cast<std::size_t>(square)) / m_total;
    }

private:
    int m_fleets = 0;
    double m_total = 0;
    Chances m_weights{};
};

TEST(PossibleFleets, AgreeWithTheMap) {
    for (int shots = 0; shots < 60; shots += 3) {
        auto const map = field_after(shots, static_cast<std::uint64_t>(shots)).map();
        PossibleFleets const fleets(map);
        support::Random random(7);
        int drawn = 0;
        for (int i = 0; i < 200; ++i) {
            if (auto const fleet = fleets.draw(random)) {
                ++drawn;
                EXPECT_TRUE(agrees(*fleet, map)) << shots;
                EXPECT_GT(fleet->weight(), 0);
            }
        }
        EXPECT_GT(drawn, 0) << shots;
    }
}

TEST(PossibleFleets, AreAllVisitedOnceAndTheTrueOneIsAmongThem) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        auto const field = field_after(55, seed);
        PossibleFleets const fleets(field.map());
        if (field.is_sunk() || fleets.most() > 20000) {
            continue;
        }
        auto const hidden = field.fleet().squares() - field.map().sunk();
        std::vector<std::vector<int>> seen;
        int true_ones = 0;
        fleets.for_each([&](PossibleFleet const& fleet) {
            EXPECT_TRUE(agrees(fleet, field.map()));
            PositionSet squares;
            std::vector<int> starts;
            for (auto const& ship : fleet.ships()) {
                squares |= ship.squares;
                auto const start = ship.squares.first();
                bool const is_vertical = ship.squares.meets(PositionSet(start).to_south());
                starts.push_back(16 * start.index() + 2 * ship.size + (is_vertical ? 1 : 0));
            }
            std::ranges::sort(starts);
            seen.push_back(std::move(starts));
            true_ones += squares == hidden ? 1 : 0;
        });
        EXPECT_EQ(true_ones, 1) << seed;
        EXPECT_LE(static_cast<double>(seen.size()), fleets.most());
        std::ranges::sort(seen);
        EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end()) << seed;
    }
}

// The same chances by sampling as by counting all.
TEST(PossibleFleets, AreDrawnAsLikelyAsTheyAre) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 40 && compared < 5; ++seed) {
        auto const field = field_after(50, seed);
        PossibleFleets const fleets(field.map());
        if (field.is_sunk() || fleets.most() > 20000) {
            continue;
        }
        ++compared;
        Counted exact;
        fleets.for_each([&](PossibleFleet const& fleet) { exact.add(fleet); });
        Counted sampled;
        support::Random random(seed);
        for (int i = 0; i < 20000; ++i) {
            if (auto const fleet = fleets.draw(random)) {
                sampled.add(*fleet);
            }
        }
        for (int square = 0; square < square_count; ++square) {
            EXPECT_NEAR(sampled.chance(square), exact.chance(square), 0.04) << square;
        }
    }
    EXPECT_EQ(compared, 5);
}

// On an empty map fleets are drawn as random_setup makes them, so none needs another weight.
TEST(PossibleFleets, OfAnEmptyMapAreRandomSetups) {
    PossibleFleets const fleets{TargetMap()};
    support::Random random(3);
    double const first = fleets.draw(random)->weight();
    for (int i = 0; i < 100; ++i) {
        if (auto const fleet = fleets.draw(random)) {
            EXPECT_NEAR(fleet->weight() / first, 1, 1e-9);
        }
    }
}

TEST(PossibleFleets, AreDrawnAlikeFromTheSameSeed) {
    for (int shots : {0, 20, 40}) {
        auto const map = field_after(shots, 5).map();
        support::Random one(11);
        support::Random other(11);
        for (int i = 0; i < 5; ++i) {
            EXPECT_EQ(density_shot(map, one), density_shot(map, other));
        }
    }
}

} // namespace
} // namespace battleship
