#include "battleship/possible_fleets.hpp"

#include "battleship/lines.hpp"
#include "battleship/ship_starts.hpp"

#include <algorithm>
#include <cstdint>

namespace battleship {

namespace {

int pick(int count, support::Random& random) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

// That ships of this size are placed as they lie, one after the other; they take their room.
double chance_of(std::span<PossibleShip const> ships, int size, PositionSet& room) {
    double chance = 1;
    for (auto const& ship : ships) {
        if (ship.size == size) {
            chance /= std::max(ShipStarts(size, room).count(), 1);
            room -= ship.squares | border_of(ship.squares);
        }
    }
    return chance;
}

} // namespace

void PossibleFleets::Attempt::place(Placement const& place) {
    --left[static_cast<std::size_t>(place.ship.size)];
    uncovered -= place.squares;
    blocked |= place.squares | place.border;
    fleet.add(place.squares, place.ship.size);
}

// A ship that is hit lies on free squares and hits, not on hits alone (it would be sunk), and not along the
// edge of a hit that is not its own.
PossibleFleets::PossibleFleets(TargetMap const& map)
    : m_map(map), m_afloat(count_afloat(map)), m_room(map.free_positions() - border_of(map.hit())) {
    auto const open = map.free_positions() | map.hit();
    for (int size = 1; size <= largest_ship && !map.hit().empty(); ++size) {
        for (auto const& place : placements_of(size)) {
            if (place.squares.meets(map.hit()) && open.contains(place.squares) &&
                !map.hit().contains(place.squares) && !place.border.meets(map.hit())) {
                m_through[m_through_count++] = &place;
            }
        }
    }
    for_each_line(map.sunk(), [&](Ship const& ship) {
        if (ship.size <= largest_ship && m_sunk.m_count < ship_count) { // a map may come from outside
            m_sunk.add(squares_of(ship), ship.size);
        }
    });
}

double PossibleFleets::most() const {
    double most = 1;
    for (int size = 1; size <= largest_ship; ++size) {
        auto places =
            std::ranges::count(through(), size, [](auto const* place) { return place->ship.size; }) +
            ShipStarts(size, m_room).count();
        for (int left = m_afloat[static_cast<std::size_t>(size)]; left > 0; --left) {
            most *= static_cast<double>(places--) / left;
        }
    }
    return most;
}

bool PossibleFleets::cover_hit(Attempt& attempt, support::Random& random) const {
    std::array<Placement const*, std::size_t{2} * largest_ship * largest_ship> possible{};
    int count = 0;
    auto const hit = attempt.uncovered.first();
    for (auto const* const place : through()) {
        if (attempt.can_cover(hit, *place)) {
            possible[static_cast<std::size_t>(count++)] = place;
        }
    }
    if (count == 0) {
        return false;
    }
    attempt.place(*possible[static_cast<std::size_t>(pick(count, random))]);
    attempt.fleet.m_weight *= count;
    return true;
}

// Ships of one size are drawn one after the other, so a fleet comes up once for every order of them.
bool PossibleFleets::place_rest(Attempt& attempt, support::Random& random) const {
    auto room = m_room - attempt.blocked;
    for (int size = largest_ship; size >= 1; --size) {
        for (int left = attempt.left[static_cast<std::size_t>(size)]; left > 0; --left) {
            ShipStarts const starts(size, room);
            if (starts.count() == 0) {
                return false;
            }
            auto const squares = squares_of(starts.nth(pick(starts.count(), random)));
            room -= squares | border_of(squares);
            attempt.fleet.add(squares, size);
            attempt.fleet.m_weight *= static_cast<double>(starts.count()) / left;
        }
    }
    return true;
}

// How likely random_setup makes it, up to the order of ships of one size. Only products and quotients, which
// are the same on every machine.
double PossibleFleets::likelihood(PossibleFleet const& fleet) const {
    double chance = 1;
    auto room = PositionSet::all();
    for (int size = largest_ship; size >= 1; --size) {
        chance *= chance_of(m_sunk.ships(), size, room);
        chance *= chance_of(fleet.ships(), size, room);
    }
    return chance;
}

std::optional<PossibleFleet> PossibleFleets::draw(support::Random& random) const {
    Attempt attempt{.left = m_afloat, .uncovered = m_map.hit()};
    while (!attempt.uncovered.empty()) {
        if (!cover_hit(attempt, random)) {
            return std::nullopt;
        }
    }
    if (!place_rest(attempt, random)) {
        return std::nullopt;
    }
    attempt.fleet.m_weight *= likelihood(attempt.fleet);
    return attempt.fleet;
}

} // namespace battleship
