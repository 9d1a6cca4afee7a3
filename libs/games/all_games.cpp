#include "games/all_games.hpp"

#include "games/battleship/game.hpp"
#include "games/catan/game.hpp"
#include "games/martian_chess/game.hpp"
#include "games/ploy/game.hpp"

namespace games {

rules::Registry all_games() {
    rules::Registry registry;
    registry.add(battleship::make_game());
    registry.add(battleship::make_solo_game());
    registry.add(catan::make_game());
    registry.add(martian_chess::make_game());
    registry.add(ploy::make_game());
    return registry;
}

} // namespace games
