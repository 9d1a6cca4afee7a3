// The longest road: its length, and who has the card for it.
#include "catan/longest_road.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

namespace catan {
namespace {

using tests::TestTable;

// ---- the length

//    1,1---0,1            A ring of six roads around the desert, and a seventh that leads away from it. No
//   /         \           road is used twice: the ring and the seventh are one trail.
// 1,0   d    -1,0
//   \         /
//    0,-1--(-1,-1)---(-2,-2)
TEST(LongestRoad, ARingCountsWhole) {
    TestTable table;
    table.roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1", "1,1"});
    EXPECT_EQ(table.player(0).road_length, 6);
    table.roads(0, {"-1,-1", "-2,-2"});
    EXPECT_EQ(table.player(0).road_length, 7);
}

//    0,1---1,1---1,0      Three arms from one node: the longest trail takes two of them.
//           |
//          2,2---2,3
TEST(LongestRoad, AForkCountsItsTwoLongestArms) {
    TestTable table;
    table.roads(0, {"0,1", "1,1", "1,0"}).roads(0, {"1,1", "2,2", "2,3"});
    EXPECT_EQ(table.player(0).road_length, 3);
}

//    1,1---1,0---0,-1(1)---(-1,-1)---(-1,0)---0,1     Player 1's settlement stands on player 0's road: two
//                                                     and three roads are left of five.
TEST(LongestRoad, IsBrokenByAnEnemysBuilding) {
    TestTable table;
    table.roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1"});
    EXPECT_EQ(table.player(0).road_length, 5);
    EXPECT_EQ(table.position.longest_road, 0);
    table.settlement(1, "0,-1");
    EXPECT_EQ(table.player(0).road_length, 3);
    EXPECT_EQ(table.position.longest_road, Position::nobody);
}

TEST(LongestRoad, IsNotBrokenByAnOwnBuilding) {
    TestTable table;
    table.roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1"}).settlement(0, "0,-1");
    EXPECT_EQ(table.player(0).road_length, 5);
}

// A ring with an enemy on it is a trail that begins and ends at the enemy's.
TEST(LongestRoad, MayBeginAndEndAtAnEnemysBuilding) {
    TestTable table;
    table.settlement(1, "1,1").roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1", "1,1"});
    EXPECT_EQ(table.player(0).road_length, 6);
}

// By brute force: a set of roads is a trail exactly if it hangs together and no more than two of its nodes
// have an odd number of its roads. A barrier is as many nodes as it has roads: no way leads through it.
class BruteForce {
public:
    BruteForce(std::vector<Edge> const& roads, NodeSet const& barriers) {
        for (Edge const road : roads) {
            m_roads.push_back(
                {end(topology.edges[road][0], barriers), end(topology.edges[road][1], barriers)});
        }
    }

    [[nodiscard]] int longest() const {
        int longest = 0;
        for (unsigned chosen = 1; chosen < 1U << m_roads.size(); ++chosen) {
            if (std::popcount(chosen) > longest && is_trail(chosen)) {
                longest = std::popcount(chosen);
            }
        }
        return longest;
    }

private:
    struct Road {
        int one;
        int other;
    };

    int end(Node node, NodeSet const& barriers) {
        return barriers.contains(node) ? static_cast<int>(node_count) + m_copies++ : node;
    }

    [[nodiscard]] bool is_trail(unsigned chosen) const {
        std::array<int, node_count + 30> degrees{};
        std::vector<Road> left;
        for (std::size_t road = 0; road < m_roads.size(); ++road) {
            if ((chosen >> road & 1U) != 0) {
                left.push_back(m_roads[road]);
                ++degrees.at(static_cast<std::size_t>(m_roads[road].one));
                ++degrees.at(static_cast<std::size_t>(m_roads[road].other));
            }
        }
        auto const odd = std::ranges::count_if(degrees, [](int degree) { return degree % 2 == 1; });
        return odd <= 2 && hangs_together(left);
    }

    [[nodiscard]] static bool hangs_together(std::vector<Road> left) {
        std::vector<int> reached{left.front().one};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            std::erase_if(left, [&, node = reached[next]](Road road) {
                if (road.one != node && road.other != node) {
                    return false;
                }
                reached.push_back(road.one == node ? road.other : road.one);
                return true;
            });
        }
        return left.empty();
    }

    std::vector<Road> m_roads;
    int m_copies = 0;
};

// Roads that hang together, as a player's do: each but the first begins where another ends.
std::vector<Edge> random_network(std::size_t size, support::Random& random) {
    std::vector<Edge> roads{static_cast<Edge>(random.below(edge_count))};
    while (roads.size() < size) {
        Edge const from = roads[random.below(static_cast<std::uint32_t>(roads.size()))];
        for (Edge const next : topology.edges_of_node[topology.edges[from][random.below(2)]]) {
            if (std::ranges::count(roads, next) == 0 && roads.size() < size && random.below(2) == 0) {
                roads.push_back(next);
            }
        }
    }
    return roads;
}

TEST(LongestRoad, IsWhatBruteForceFinds) {
    support::Random random(7);
    for (int round = 0; round < tests::rounds(1500); ++round) {
        // Now and then as many as a player has; that takes longest.
        auto const roads =
            random_network(round % 50 == 0 ? std::size_t{most_roads} : 1 + random.below(11), random);
        EdgeSet set;
        NodeSet barriers;
        for (Edge const road : roads) {
            set.insert(road);
            if (random.below(6) == 0) {
                barriers.insert(topology.edges[road][random.below(2)]);
            }
        }
        ASSERT_EQ(longest_trail(set, barriers), BruteForce(roads, barriers).longest()) << round;
    }
}

// ---- the card

Seat holder_after(std::initializer_list<int> lengths, Seat holder) {
    std::vector<Player> players(lengths.size());
    std::ranges::transform(lengths, players.begin(), [](int length) {
        Player player;
        player.road_length = static_cast<std::uint8_t>(length);
        return player;
    });
    return longest_road_holder(players, holder);
}

constexpr Seat nobody = Position::nobody;

TEST(LongestRoadCard, NeedsFiveRoads) {
    EXPECT_EQ(holder_after({4, 3}, nobody), nobody);
    EXPECT_EQ(holder_after({4, 5}, nobody), 1);
}

TEST(LongestRoadCard, PassesOnlyToAStrictlyLongerRoad) {
    EXPECT_EQ(holder_after({5, 5, 0}, 0), 0);
    EXPECT_EQ(holder_after({5, 5, 0}, 1), 1);
    EXPECT_EQ(holder_after({5, 6, 0}, 0), 1);
}

TEST(LongestRoadCard, IsNobodysWhenItIsBrokenAndSeveralTie) {
    EXPECT_EQ(holder_after({3, 6, 6, 0}, 0), nobody);
    EXPECT_EQ(holder_after({3, 6, 5, 0}, 0), 1);
    EXPECT_EQ(holder_after({4, 4, 4, 4}, 0), nobody);
    EXPECT_EQ(holder_after({6, 6, 6, 0}, 0), 0) << "broken, but still as long as the others";
}

TEST(LongestRoadCard, IsTakenUpAgainByWhoeverIsAloneInFront) {
    EXPECT_EQ(holder_after({6, 6, 0}, nobody), nobody);
    EXPECT_EQ(holder_after({7, 6, 0}, nobody), 0);
}

//   0,2          1,1           Player 0's six roads lead from 1,1 around the desert to 0,2. Player 1 comes
//      \             \         from 0,-2 and settles at 0,-1: two and four roads are left. The card, and its
//       0,1          1,0       two points, go to player 2, whose road along the coast has five.
//        |     d      |
//      -1,0         0,-1 (1)
//          \       /       \          .
//            -1,-1          0,-2
TEST(LongestRoadCard, GoesToTheNextWhenASettlementCutsARoad) {
    TestTable table;
    table.coast_road(2, 5).roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1", "0,2"});
    EXPECT_EQ(table.position.longest_road, 0);
    table.position.turn = 1;
    table.roads(1, {"0,-1", "0,-2"}).deal(1, "1b1l1w1g");
    table.play("settlement:0,-1");
    EXPECT_EQ(table.position.longest_road, 2);
    EXPECT_EQ(table.position.public_points(0), 0);
    EXPECT_EQ(table.position.public_points(2), 2);
}

} // namespace
} // namespace catan
