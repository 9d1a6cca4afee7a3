// Counts how ships may still lie.
//
// For each size still afloat, every placement that the map allows is as likely as any other: the number of
// ships of that size, divided by the number of placements, is a ship's chance to lie in a given one. A
// square's score is the sum of these chances over the placements that cover it, the expected number of
// ships on it. While a ship is hit but not sunk, only placements through a hit count. The chances are whole
// numbers, so that every machine plays the same game.

#include "battleship/afloat.hpp"
#include "battleship/placements.hpp"
#include "battleship/shooters.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace battleship {

namespace {

using Scores = std::array<std::int64_t, square_count>;

class Possible {
public:
    // The placements of that size that the map allows: on free squares and hits, not on hits alone (that
    // ship would be sunk), and not along the edge of a hit of another ship. Borders of sunk ships are not
    // free.
    Possible(TargetMap const& map, int size) {
        auto const free = map.free_positions();
        auto const open = free | map.hit();
        for (auto const& place : placements_of(size)) {
            if (open.contains(place.squares) && place.squares.meets(free) && !place.border.meets(map.hit())) {
                m_places[m_count++] = &place;
            }
        }
    }

    [[nodiscard]] std::span<Placement const* const> places() const { return {m_places.data(), m_count}; }

private:
    std::array<Placement const*, std::size_t{2} * square_count> m_places; // filled as far as the count
    std::size_t m_count = 0;
};

void add_chances(TargetMap const& map, int size, int ships, Scores& scores) {
    Possible const possible(map, size);
    auto const count = static_cast<std::int64_t>(possible.places().size());
    for (auto const* place : possible.places()) {
        if (!map.hit().empty() && !place->squares.meets(map.hit())) {
            continue;
        }
        for (auto const position : place->squares - map.hit()) {
            scores[static_cast<std::size_t>(position.index())] += (std::int64_t{ships} << 32U) / count;
        }
    }
}

PositionSet best_of(PositionSet const& squares, Scores const& scores) {
    PositionSet best;
    std::int64_t highest = -1;
    for (auto const position : squares) {
        std::int64_t const score = scores[static_cast<std::size_t>(position.index())];
        if (score > highest) {
            highest = score;
            best = PositionSet();
        }
        if (score == highest) {
            best.insert(position);
        }
    }
    return best;
}

} // namespace

Position counted_shot(TargetMap const& map, support::Random& random) {
    Scores scores{};
    auto const afloat = count_afloat(map);
    for (int size = 1; size <= largest_ship; ++size) {
        if (int const ships = afloat[static_cast<std::size_t>(size)]; ships > 0) {
            add_chances(map, size, ships, scores);
        }
    }
    auto const best = best_of(map.free_positions(), scores);
    return best.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(best.count()))));
}

} // namespace battleship
