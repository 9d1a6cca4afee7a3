#include "catan/longest_road.hpp"

#include <algorithm>

namespace catan {

namespace {

class TrailSearch {
public:
    TrailSearch(EdgeSet const& roads, NodeSet const& barriers) : m_left(roads), m_barriers(barriers) {}

    // The longest trail that begins at a node.
    int from(Node node) {
        int longest = 0;
        for (Edge const edge : topology.edges_of_node[node] & m_left) {
            Node const next = topology.across(edge, node);
            m_left.remove(edge);
            longest = std::max(longest, 1 + (m_barriers.contains(next) ? 0 : from(next)));
            m_left.insert(edge);
        }
        return longest;
    }

private:
    EdgeSet m_left;
    NodeSet m_barriers;
};

} // namespace

int longest_trail(EdgeSet const& roads, NodeSet const& barriers) {
    NodeSet ends;
    for (Edge const edge : roads) {
        ends |= topology.ends_of(edge);
    }
    TrailSearch search(roads, barriers);
    int longest = 0;
    for (Node const node : ends) {
        longest = std::max(longest, search.from(node));
    }
    return longest;
}

Seat longest_road_holder(std::span<Player const> players, Seat holder) {
    int const longest = std::ranges::max(players, {}, &Player::road_length).road_length;
    if (longest < least_longest_road) {
        return Position::nobody;
    }
    if (holder != Position::nobody && players[holder].road_length == longest) {
        return holder;
    }
    auto const first = std::ranges::find(players, longest, &Player::road_length);
    bool const is_shared = std::ranges::count(players, longest, &Player::road_length) > 1;
    return is_shared ? Position::nobody : static_cast<Seat>(first - players.begin());
}

} // namespace catan
