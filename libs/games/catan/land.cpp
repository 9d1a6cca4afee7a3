#include "catan/land.hpp"

namespace catan {

namespace {

// What a resource is for: grain and ore build cities, brick and lumber the first roads and settlements.
constexpr std::array<double, kind_count> usefulness{1.0, 1.0, 0.85, 1.1, 1.1};
constexpr double usual_pips = 58.0 / kind_count; // of a resource, on the whole board

double harbour_worth(Harbour harbour, Pips const& income) {
    constexpr double any = 1.2;
    constexpr double for_a_pip = 0.25;
    return harbour == Harbour::any ? any : for_a_pip * income[static_cast<Resource>(harbour)];
}

} // namespace

Land::Land(Layout const& layout) : m_harbours(layout.harbours) {
    std::array<int, kind_count> totals{};
    for (Hex hex = 0; hex < hex_count; ++hex) {
        if (layout.terrain[hex] == Terrain::desert) {
            continue;
        }
        Resource const resource = resource_of(layout.terrain[hex]);
        int const pips = pips_of(layout.numbers[hex]);
        totals[static_cast<std::size_t>(resource)] += pips;
        for (Node const node : topology.nodes_of_hex[hex]) {
            m_pips[node] += Pips::of(resource, pips);
        }
    }
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        constexpr double steadying = 8; // so that a rare resource is not worth many times another
        m_weights[kind] = usefulness[kind] * (usual_pips + steadying) / (totals[kind] + steadying);
    }
}

Pips Land::income(Player const& player) const {
    Pips income{};
    for (Node const node : player.settlements) {
        income += m_pips[node];
    }
    for (Node const node : player.cities) {
        income += m_pips[node];
        income += m_pips[node];
    }
    return income;
}

double Land::worth(Node node, Pips const& income) const {
    constexpr double for_something_new = 1.5;
    double worth = 0;
    for (Resource const resource : all_resources) {
        int const pips = m_pips[node][resource];
        worth += m_weights[static_cast<std::size_t>(resource)] * pips;
        worth += pips > 0 && income[resource] == 0 ? for_something_new : 0;
    }
    auto const harbour = topology.harbour_of_node[node];
    return harbour == harbour_count ? worth
                                    : worth + harbour_worth(m_harbours[harbour], income + m_pips[node]);
}

} // namespace catan
