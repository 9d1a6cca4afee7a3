// The shape of the board: 19 hexes, 54 nodes, 72 edges and nine places for harbours, and what touches what.
//
// It is the same in every game, so it is made by the compiler. Hexes and nodes are numbered as one reads: row
// by row from the top, from left to right; edges by the lower number of their ends, then by the other.
#pragma once

#include "catan/index_set.hpp"
#include "catan/point.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace catan {

inline constexpr std::size_t hex_count = 19;
inline constexpr std::size_t node_count = 54;
inline constexpr std::size_t edge_count = 72;
inline constexpr std::size_t harbour_count = 9;

using Hex = std::uint8_t;
using Node = std::uint8_t;
using Edge = std::uint8_t;
using HexSet = IndexSet<hex_count>;
using NodeSet = IndexSet<node_count>;
using EdgeSet = IndexSet<edge_count>;

struct Topology {
    std::array<Point, hex_count> hexes{};
    std::array<Point, node_count> nodes{};
    std::array<std::array<Node, 2>, edge_count> edges{}; // the two ends, the lower number first

    std::array<NodeSet, hex_count> nodes_of_hex{};
    std::array<HexSet, hex_count> hexes_beside_hex{};
    std::array<HexSet, node_count> hexes_of_node{};
    std::array<NodeSet, node_count> nodes_beside_node{};
    std::array<EdgeSet, node_count> edges_of_node{};

    std::array<Edge, harbour_count> harbours{};             // clockwise, from the upper left
    std::array<std::uint8_t, node_count> harbour_of_node{}; // its number; harbour_count where there is none

    // What is at a point, if anything is.
    [[nodiscard]] constexpr std::optional<Hex> hex_at(Point point) const {
        return is_on_board(point) && is_hex(point) ? std::optional(number_at(point)) : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<Node> node_at(Point point) const {
        return is_on_board(point) && !is_hex(point) ? std::optional(number_at(point)) : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<Edge> edge_between(Node one, Node other) const;
    // The other end of an edge.
    [[nodiscard]] constexpr Node across(Edge edge, Node end) const {
        return edges[edge][0] == end ? edges[edge][1] : edges[edge][0];
    }
    [[nodiscard]] constexpr NodeSet ends_of(Edge edge) const;

    // Of a hex or a node.
    [[nodiscard]] constexpr std::uint8_t number_at(Point point) const { return numbers[square_of(point)]; }

    static constexpr std::size_t side = 2 * most_coordinate + 1;
    [[nodiscard]] static constexpr std::size_t square_of(Point point) {
        return static_cast<std::size_t>(point.x + most_coordinate) * side +
               static_cast<std::size_t>(point.y + most_coordinate);
    }
    std::array<std::uint8_t, side * side> numbers{}; // by the square of coordinates around the board
};

constexpr std::optional<Edge> Topology::edge_between(Node one, Node other) const {
    EdgeSet const shared = edges_of_node[one] & edges_of_node[other];
    if (one == other || shared.empty()) {
        return std::nullopt;
    }
    return shared.first();
}

constexpr NodeSet Topology::ends_of(Edge edge) const {
    NodeSet ends;
    ends.insert(edges[edge][0]);
    ends.insert(edges[edge][1]);
    return ends;
}

namespace making {

// Calls `use` with every point of the board, in the order of reading.
template <typename Use>
constexpr void for_each_point(Use use) {
    constexpr int most = 2 * most_coordinate;
    for (int row = most; row >= -most; --row) {
        for (int column = -most; column <= most; ++column) {
            Point const point{(row + column) / 2, (row - column) / 2};
            if ((row + column) % 2 == 0 && is_on_board(point)) {
                use(point);
            }
        }
    }
}

constexpr void add_points(Topology& board) {
    std::uint8_t hexes = 0;
    std::uint8_t nodes = 0;
    for_each_point([&](Point point) {
        board.numbers[Topology::square_of(point)] = is_hex(point) ? hexes : nodes;
        if (is_hex(point)) {
            board.hexes[hexes++] = point;
        } else {
            board.nodes[nodes++] = point;
        }
    });
}

constexpr void add_neighbours(Topology& board) {
    for (Node node = 0; node < node_count; ++node) {
        for (Point const direction : directions) {
            if (auto const other = board.node_at(board.nodes[node] + direction)) {
                board.nodes_beside_node[node].insert(*other);
            }
        }
    }
}

constexpr void add_edges(Topology& board) {
    Edge edge = 0;
    for (Node one = 0; one < node_count; ++one) {
        for (Node const other : board.nodes_beside_node[one]) {
            if (one < other) {
                board.edges[edge] = {one, other};
                board.edges_of_node[one].insert(edge);
                board.edges_of_node[other].insert(edge);
                ++edge;
            }
        }
    }
}

constexpr void add_hexes(Topology& board) {
    for (Hex hex = 0; hex < hex_count; ++hex) {
        for (Point const direction : directions) {
            auto const node = board.node_at(board.hexes[hex] + direction);
            board.nodes_of_hex[hex].insert(*node);
            board.hexes_of_node[*node].insert(hex);
        }
    }
    for (Hex hex = 0; hex < hex_count; ++hex) {
        for (Node const node : board.nodes_of_hex[hex]) {
            board.hexes_beside_hex[hex] |= board.hexes_of_node[node];
        }
        board.hexes_beside_hex[hex].remove(hex);
    }
}

// A harbour lies between two neighbouring corners of a hex at the coast: the corner in a direction, and the
// next one clockwise.
struct HarbourPlace {
    Point hex;
    std::size_t direction;
};

inline constexpr std::array<HarbourPlace, harbour_count> harbour_places{{{{2, 4}, 5},
                                                                         {{3, 3}, 0},
                                                                         {{3, 0}, 0},
                                                                         {{2, -2}, 1},
                                                                         {{0, -3}, 2},
                                                                         {{-3, -3}, 2},
                                                                         {{-4, -2}, 3},
                                                                         {{-3, 0}, 4},
                                                                         {{0, 3}, 4}}};

constexpr void add_harbours(Topology& board) {
    board.harbour_of_node.fill(harbour_count);
    for (std::size_t harbour = 0; harbour < harbour_count; ++harbour) {
        auto const [hex, direction] = harbour_places[harbour];
        auto const one = board.node_at(hex + directions[direction]);
        auto const other = board.node_at(hex + directions[(direction + 1) % directions.size()]);
        board.harbours[harbour] = *board.edge_between(*one, *other);
        board.harbour_of_node[*one] = static_cast<std::uint8_t>(harbour);
        board.harbour_of_node[*other] = static_cast<std::uint8_t>(harbour);
    }
}

constexpr Topology make_topology() {
    Topology board;
    add_points(board);
    add_neighbours(board);
    add_edges(board);
    add_hexes(board);
    add_harbours(board);
    return board;
}

} // namespace making

inline constexpr Topology topology = making::make_topology();

} // namespace catan
