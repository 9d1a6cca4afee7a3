// Shoots where a ship is most likely to lie, over the fleets that agree with the map.
//
// There are far too many at first: some hundreds at random stand for all. Near the end there are few, and
// all of them count.

#include "battleship/possible_fleets.hpp"
#include "battleship/shooters.hpp"

#include <array>
#include <cstddef>

namespace battleship {

namespace {

constexpr int samples = 500;
constexpr double most_counted = 1000; // as much work as the samples

class Tally {
public:
    explicit Tally(PositionSet const& hit) : m_hit(hit) {}

    void add(PossibleFleet const& fleet) {
        for (auto const& ship : fleet.ships()) {
            for (auto const position : ship.squares - m_hit) {
                m_scores[static_cast<std::size_t>(position.index())] += fleet.weight();
            }
        }
    }

    // None where no ship can be anywhere, which a map from outside may say.
    [[nodiscard]] PositionSet best() const {
        PositionSet best;
        double highest = 0;
        for (auto const position : PositionSet::all()) {
            double const score = m_scores[static_cast<std::size_t>(position.index())];
            if (score > highest) {
                highest = score;
                best = PositionSet();
            }
            if (score > 0 && score == highest) {
                best.insert(position);
            }
        }
        return best;
    }

private:
    PositionSet m_hit;
    std::array<double, square_count> m_scores{};
};

} // namespace

Position density_shot(TargetMap const& map, support::Random& random) {
    PossibleFleets const fleets(map);
    Tally scores(map.hit());
    if (fleets.most() <= most_counted) {
        fleets.for_each([&](PossibleFleet const& fleet) { scores.add(fleet); });
    } else {
        for (int sample = 0; sample < samples; ++sample) {
            if (auto const fleet = fleets.draw(random)) {
                scores.add(*fleet);
            }
        }
    }
    auto const best = scores.best();
    if (best.empty()) { // or so hard to find that counting ships one by one says more
        return counted_shot(map, random);
    }
    return best.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(best.count()))));
}

} // namespace battleship
