// The heuristics of the house bot `settler`: a rank for every move, by one function a kind of move.
//
// The bot ranks all moves and takes one of the best. Offers to other players and discards, which cannot all
// be listed, are proposed here: a few that make sense.
#pragma once

#include "catan/land.hpp"
#include "catan/move.hpp"
#include "catan/plan.hpp"
#include "catan/position.hpp"
#include "support/random.hpp"

namespace catan {

class Settler {
public:
    // The moves that are worth a thought, each with its rank: the higher the better.
    struct Ranked {
        Move move;
        double rank;
    };
    using RankedMoves = support::FixedList<Ranked, 256>;

    enum class Offers : bool { none, some };

    explicit Settler(Layout const& layout, Offers offers = Offers::some)
        : m_layout(layout), m_land(layout), m_offers(offers) {}
    [[nodiscard]] Layout const& layout() const { return m_layout; }
    [[nodiscard]] Land const& land() const { return m_land; }

    // Of all legal moves that can be listed, and an offer or a discard where they make sense.
    void rank(Position const& position, RankedMoves& moves) const;
    // One of the best.
    [[nodiscard]] Move choose(Position const& position, support::Random& random) const;
    // What the player who decides works towards.
    [[nodiscard]] Plan plan(Position const& position) const;

private:
    Layout m_layout;
    Land m_land;
    Offers m_offers;
};

} // namespace catan
