#include "catan/plan.hpp"

#include "catan/longest_road.hpp"

#include <algorithm>

namespace catan {

double rolls_for(Resources const& cards, Player const& player, Pips const& income) {
    constexpr double rolls = 36;
    // What a whole income is worth in cards of any kind, traded with the bank.
    double traded = 0.5;
    for (Resource const resource : all_resources) {
        traded += static_cast<double>(income[resource]) / player.rate(resource);
    }
    double longest = 0;
    for (Resource const resource : all_resources) {
        longest = std::max(longest, rolls * cards[resource] / (income[resource] + traded));
    }
    return longest;
}

namespace {

double best_worth(NodeSet const& nodes, Land const& land, Pips const& income) {
    double best = 0;
    for (Node const node : nodes) {
        best = std::max(best, land.worth(node, income));
    }
    return best;
}

// A node that a road could still reach from there.
NodeSet next_nodes(Position const& position, Seat seat, Node from) {
    NodeSet next;
    if (position.buildings_of_others(seat).contains(from)) {
        return next;
    }
    for (Edge const edge : topology.edges_of_node[from] - position.roads) {
        next.insert(topology.across(edge, from));
    }
    return next;
}

// For the two points that the longest road is worth, or some of them for coming nearer.
double length_worth(Position const& position, Seat seat, Edge edge) {
    Player const& player = position.players[seat];
    int const to_beat = position.longest_road == Position::nobody
                            ? least_longest_road - 1
                            : position.players[position.longest_road].road_length;
    if (position.longest_road == seat || player.road_length + 2 < to_beat) {
        return 0;
    }
    EdgeSet roads = player.roads;
    roads.insert(edge);
    int const length = longest_trail(roads, position.buildings_of_others(seat));
    constexpr double for_the_card = 14;
    constexpr double for_coming_nearer = 3;
    return length > to_beat ? for_the_card : length > player.road_length ? for_coming_nearer : 0;
}

} // namespace

double road_worth(Position const& position, Land const& land, Seat seat, Edge edge) {
    constexpr double after_another = 0.6; // if one more road is needed to get there
    Pips const income = land.income(position.players[seat]);
    double worth = 0;
    for (Node const end : topology.edges[edge]) {
        if (position.players[seat].road_ends.contains(end)) {
            continue;
        }
        NodeSet site;
        site.insert(end);
        NodeSet const behind = next_nodes(position, seat, end) - position.players[seat].road_ends;
        worth = std::max({worth, best_worth(site - position.closed, land, income),
                          after_another * best_worth(behind - position.closed, land, income)});
    }
    return worth + length_worth(position, seat, edge);
}

namespace {

class Planner {
public:
    Planner(Position const& position, Land const& land, Seat seat)
        : m_position(position),
          m_land(land),
          m_seat(seat),
          m_player(position.players[seat]),
          m_income(land.income(m_player)) {}

    Plan plan() {
        consider(Goal::city, city_value());
        double const settlement = settlement_value();
        consider(Goal::settlement, settlement);
        // A road is only worth something when there is no place to build yet.
        consider(Goal::road, road_value(settlement));
        consider(Goal::card, m_position.deck_size() > 0 ? card_value : 0);
        return m_best;
    }

private:
    static constexpr double for_a_point = 10;
    static constexpr double card_value = 8;

    void consider(Goal goal, double value) {
        constexpr double patience = 5; // rolls; waits much shorter than this hardly matter
        Resources const wanted = cost_of(goal);
        double const wait = rolls_for(missing(wanted, m_player.hand), m_player, m_income);
        double const merit = value / (wait + patience);
        if (merit > m_merit) {
            m_merit = merit;
            m_best = {.goal = goal, .wanted = wanted};
        }
    }

    [[nodiscard]] double city_value() const {
        if (m_player.settlements.empty() || m_player.cities.count() == most_cities) {
            return 0;
        }
        return for_a_point + best_worth(m_player.settlements, m_land, m_income);
    }

    [[nodiscard]] double settlement_value() const {
        NodeSet const sites = m_position.settlement_sites(m_seat);
        if (sites.empty() || m_player.settlements.count() == most_settlements) {
            return 0;
        }
        return for_a_point + best_worth(sites, m_land, m_income);
    }

    [[nodiscard]] double road_value(double settlement) const {
        if (settlement > 0 || !m_position.has_road_left(m_seat)) {
            return 0;
        }
        constexpr double half = 0.45; // of what it leads to
        double best = 0;
        for (Edge const edge : m_position.road_sites(m_seat)) {
            best = std::max(best, half * road_worth(m_position, m_land, m_seat, edge));
        }
        return best;
    }

    Position const& m_position;
    Land const& m_land;
    Seat m_seat;
    Player const& m_player;
    Pips m_income;
    Plan m_best{.goal = Goal::card, .wanted = cost::card};
    double m_merit = 0;
};

} // namespace

Plan make_plan(Position const& position, Land const& land, Seat seat) {
    return Planner(position, land, seat).plan();
}

} // namespace catan
