// The fleets that agree with everything a shooter knows: all of them, or some at random.
//
// They are not equally likely: random_setup places the largest ships first, each anywhere, so a fleet is the
// likelier the less room was left at each step. The weights of fleets are in these proportions. It never
// allocates.
#pragma once

#include "battleship/afloat.hpp"
#include "battleship/placements.hpp"
#include "battleship/target_map.hpp"
#include "support/random.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace battleship {

struct PossibleShip {
    PositionSet squares;
    int size = 0;
};

// The ships that are not sunk, hit or not.
class PossibleFleet {
public:
    [[nodiscard]] std::span<PossibleShip const> ships() const { return {m_ships.data(), m_count}; }
    [[nodiscard]] double weight() const { return m_weight; }

private:
    friend class PossibleFleets;

    void add(PositionSet const& squares, int size) { m_ships[m_count++] = {squares, size}; }

    std::array<PossibleShip, ship_count> m_ships{};
    std::size_t m_count = 0;
    double m_weight = 1;
};

class PossibleFleets {
public:
    explicit PossibleFleets(TargetMap const& map);

    // There are not more than that.
    [[nodiscard]] double most() const;

    // One at random: the ships that are hit first, one through each hit, then the others, the largest first,
    // each at any place that is left. Fleets that leave much choice on the way come up too seldom; the weight
    // makes up for that too. Nothing where some ship found no place.
    [[nodiscard]] std::optional<PossibleFleet> draw(support::Random& random) const;

    // Calls visit(PossibleFleet) once for each.
    template <typename Visit>
    void for_each(Visit const& visit) const {
        cover_hits({.left = m_afloat, .uncovered = m_map.hit()}, visit);
    }

private:
    // What is left to place, and where.
    struct Attempt {
        ShipCounts left;
        PositionSet uncovered; // hits
        PositionSet blocked{}; // by ships placed so far
        PossibleFleet fleet{};

        void place(Placement const& place);
        [[nodiscard]] bool can_cover(Position hit, Placement const& place) const {
            return place.squares.contains(hit) && !place.squares.meets(blocked) &&
                   left[static_cast<std::size_t>(place.ship.size)] > 0;
        }
    };

    [[nodiscard]] std::span<Placement const* const> through() const {
        return {m_through.data(), m_through_count};
    }
    [[nodiscard]] bool cover_hit(Attempt& attempt, support::Random& random) const;
    [[nodiscard]] bool place_rest(Attempt& attempt, support::Random& random) const;
    [[nodiscard]] double likelihood(PossibleFleet const& fleet) const;

    template <typename Visit>
    void cover_hits(Attempt const& attempt, Visit const& visit) const {
        if (attempt.uncovered.empty()) {
            place_others(attempt, largest_ship, 0, visit);
            return;
        }
        auto const hit = attempt.uncovered.first();
        for (auto const* const place : through()) {
            if (attempt.can_cover(hit, *place)) {
                auto next = attempt;
                next.place(*place);
                cover_hits(next, visit);
            }
        }
    }

    // Ships of one size in the order of the list of placements, so that each fleet comes up once.
    template <typename Visit>
    void place_others(Attempt const& attempt, int size, std::size_t from, Visit const& visit) const {
        if (size == 0) {
            auto fleet = attempt.fleet;
            fleet.m_weight = likelihood(fleet);
            visit(fleet);
        } else if (attempt.left[static_cast<std::size_t>(size)] == 0) {
            place_others(attempt, size - 1, 0, visit);
        } else {
            auto const room = m_room - attempt.blocked;
            auto const places = placements_of(size);
            for (std::size_t i = from; i < places.size(); ++i) {
                if (room.contains(places[i].squares)) {
                    auto next = attempt;
                    next.place(places[i]);
                    place_others(next, size, i + 1, visit);
                }
            }
        }
    }

    TargetMap m_map;
    ShipCounts m_afloat;
    PositionSet m_room; // for ships that are not hit
    PossibleFleet m_sunk;
    std::array<Placement const*, std::size_t{6} * square_count> m_through; // placements with a hit in them
    std::size_t m_through_count = 0;
};

} // namespace battleship
