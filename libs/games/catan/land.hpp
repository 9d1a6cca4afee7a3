// What the places of a board are worth to a player who builds there.
#pragma once

#include "catan/layout.hpp"
#include "catan/position.hpp"

#include <array>

namespace catan {

// For each resource the pips, of 36 rolls, that bring one.
using Pips = Resources;

class Land {
public:
    explicit Land(Layout const& layout);

    [[nodiscard]] Pips pips(Node node) const { return m_pips[node]; }
    // All that a player's buildings bring, if there were no robber.
    [[nodiscard]] Pips income(Player const& player) const;
    // How good it is to have a settlement there, for a player with this income: pips, more for resources that
    // are rare on this board or new to the player, and harbours.
    [[nodiscard]] double worth(Node node, Pips const& income) const;

private:
    std::array<Pips, node_count> m_pips{};
    std::array<double, kind_count> m_weights{};
    std::array<Harbour, harbour_count> m_harbours{};
};

} // namespace catan
