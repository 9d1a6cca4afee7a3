#include "battleship/playout.hpp"

#include "battleship/battle.hpp"
#include "battleship/random_setup.hpp"

namespace battleship {

Playout random_playout(support::Random& random) {
    Battle battle;
    battle.set_up(random_setup(random));
    battle.set_up(random_setup(random));
    int shots = 0;
    for (; battle.phase() != Phase::over; ++shots) {
        battle.shoot(random_shot(battle.target().map(), random));
    }
    return {.shots = shots, .winner = battle.turn()};
}

int solo_playout(Shooter shooter, support::Random& random) {
    Field field(random_setup(random));
    while (!field.is_sunk()) {
        field.shoot(shooter(field.map(), random));
    }
    return field.shots();
}

} // namespace battleship
