#include "catan/topology.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace catan {
namespace {

TEST(Topology, CoordinatesTellHexesFromNodes) {
    EXPECT_TRUE(is_hex({0, 0}));
    EXPECT_TRUE(is_hex({-4, -2}));
    EXPECT_TRUE(is_hex({1, 2}));
    EXPECT_FALSE(is_hex({1, 0}));
    EXPECT_FALSE(is_hex({-5, -3}));
    EXPECT_EQ(topology.hex_at({0, 0}), Hex{9});
    EXPECT_EQ(topology.hex_at({0, 1}), std::nullopt);
    EXPECT_EQ(topology.node_at({0, 1}).has_value(), true);
    EXPECT_EQ(topology.node_at({0, 0}), std::nullopt);
    EXPECT_FALSE(is_on_board({5, 5}));
    EXPECT_FALSE(is_on_board({6, 3}));
    EXPECT_FALSE(is_on_board({3, 6}));
    EXPECT_FALSE(is_on_board({5, 1}));
    EXPECT_FALSE(is_on_board({1, 5}));
}

TEST(Topology, IsNumberedAsOneReads) {
    EXPECT_EQ(topology.hexes.front(), (Point{2, 4}));
    EXPECT_EQ(topology.hexes[2], (Point{4, 2}));
    EXPECT_EQ(topology.hexes.back(), (Point{-2, -4}));
    EXPECT_EQ(topology.nodes.front(), (Point{3, 5}));
    EXPECT_EQ(topology.nodes.back(), (Point{-3, -5}));
    EXPECT_TRUE(std::ranges::is_sorted(topology.edges));
}

TEST(Topology, EveryHexHasSixCornersAndEveryNodeTwoOrThreeNeighbours) {
    for (Hex hex = 0; hex < hex_count; ++hex) {
        EXPECT_EQ(topology.nodes_of_hex[hex].count(), 6);
    }
    int coast = 0;
    for (Node node = 0; node < node_count; ++node) {
        int const neighbours = topology.nodes_beside_node[node].count();
        EXPECT_TRUE(neighbours == 2 || neighbours == 3);
        EXPECT_EQ(topology.edges_of_node[node].count(), neighbours);
        EXPECT_GE(topology.hexes_of_node[node].count(), 1);
        EXPECT_LE(topology.hexes_of_node[node].count(), neighbours);
        coast += topology.hexes_of_node[node].count() < 3 ? 1 : 0;
    }
    EXPECT_EQ(coast, 30);
}

TEST(Topology, EdgesJoinNeighboursOnce) {
    EdgeSet all;
    for (Edge edge = 0; edge < edge_count; ++edge) {
        auto const [one, other] = topology.edges[edge];
        EXPECT_LT(one, other);
        EXPECT_TRUE(topology.nodes_beside_node[one].contains(other));
        EXPECT_EQ(topology.edge_between(one, other), edge);
        EXPECT_EQ(topology.edge_between(other, one), edge);
        EXPECT_EQ(topology.across(edge, one), other);
        EXPECT_EQ(topology.across(edge, other), one);
        EXPECT_EQ(topology.ends_of(edge).count(), 2);
        all.insert(edge);
    }
    EXPECT_EQ(all.count(), 72);
    EXPECT_EQ(topology.edge_between(0, 0), std::nullopt);
    EXPECT_EQ(topology.edge_between(0, 53), std::nullopt);
}

TEST(Topology, HexesAreBesideEachOther) {
    auto const centre = *topology.hex_at({0, 0});
    EXPECT_EQ(topology.hexes_beside_hex[centre].count(), 6);
    EXPECT_TRUE(topology.hexes_beside_hex[centre].contains(*topology.hex_at({1, 2})));
    EXPECT_FALSE(topology.hexes_beside_hex[centre].contains(centre));
    EXPECT_EQ(topology.hexes_beside_hex[0].count(), 3);
}

TEST(Topology, NineHarboursLieAtTheCoastApartFromEachOther) {
    NodeSet nodes;
    for (std::size_t harbour = 0; harbour < harbour_count; ++harbour) {
        Edge const edge = topology.harbours[harbour];
        HexSet hexes = topology.hexes_of_node[topology.edges[edge][0]];
        hexes &= topology.hexes_of_node[topology.edges[edge][1]];
        EXPECT_EQ(hexes.count(), 1) << "the sea is on the other side";
        for (Node const node : topology.ends_of(edge)) {
            EXPECT_EQ(topology.harbour_of_node[node], harbour);
        }
        nodes |= topology.ends_of(edge);
    }
    EXPECT_EQ(nodes.count(), 18);
    EXPECT_EQ(std::ranges::count(topology.harbour_of_node, harbour_count), 36);
}

} // namespace
} // namespace catan
