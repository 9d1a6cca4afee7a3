// The bot that tests/transcripts/battleship.txt describes.

#include <array>
#include <tulkas/battleship.hpp>

namespace {

using namespace tulkas::battleship;

class SideBySide : public Bot {
    std::vector<Ship> setup_field(std::vector<int> const& ship_sizes) override {
        std::vector<Ship> ships;
        ships.reserve(ship_sizes.size());
        int row = 0;
        for (int const size : ship_sizes) {
            ships.push_back({{0, row}, Direction::horizontal, size});
            row += 2;
        }
        return ships;
    }

    Position next_shoot(TargetMap const& target_map, std::optional<Position> previous_target,
                        std::optional<ShootResult> previous_result) override {
        static constexpr std::array results{" miss", " hit", " sink"};
        auto const free = target_map.free_positions();
        std::string heard = std::to_string(free.size()) + " free";
        if (previous_target && previous_result) {
            heard +=
                ", " + to_text(*previous_target) + results.at(static_cast<std::size_t>(*previous_result));
        }
        log(heard);
        return free.front();
    }
};

} // namespace

int main() {
    return tulkas::run<SideBySide>();
}
