// A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
//
// It keeps nothing from one call to the next: the map tells all.

#include <algorithm>
#include <random>
#include <tulkas/battleship.hpp>

using namespace tulkas::battleship;

class Hunter : public Bot {
    std::vector<Ship> setup_field(std::vector<int> const& ship_sizes) override {
        return random_setup(ship_sizes, m_random);
    }

    Position next_shoot(TargetMap const& map, std::optional<Position> /*previous_target*/,
                        std::optional<ShootResult> /*previous_result*/) override {
        auto const free = map.free_positions();
        std::vector<Position> near_a_hit;
        std::vector<Position> in_line;
        for (auto const square : free) {
            for (auto const beside : neighbours(square)) {
                if (map.at(beside) == ShootResult::hit) {
                    near_a_hit.push_back(square);
                    if (is_hit_beyond(map, square, beside)) {
                        in_line.push_back(square);
                    }
                }
            }
        }
        auto const& targets = !in_line.empty() ? in_line : !near_a_hit.empty() ? near_a_hit : free;
        return targets[m_random() % targets.size()];
    }

    // Whether there are two hits in a row next to the square: then the ship may go on there.
    static bool is_hit_beyond(TargetMap const& map, Position square, Position hit) {
        Position const beyond{2 * hit.column - square.column, 2 * hit.row - square.row};
        return is_on_grid(beyond) && map.at(beyond) == ShootResult::hit;
    }

    std::mt19937 m_random{std::random_device()()};
};

int main() {
    return tulkas::run<Hunter>();
}
