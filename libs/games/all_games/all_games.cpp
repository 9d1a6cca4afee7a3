#include "all_games/all_games.hpp"

#include "battleship/game.hpp"
#include "catan/game.hpp"
#include "martian_chess/game.hpp"
#include "ploy/game.hpp"

namespace all_games {

rules::Registry all_games() {
    rules::Registry registry;
    registry.add(battleship::make_game());
    registry.add(battleship::make_solo_game());
    registry.add(catan::make_game());
    registry.add(martian_chess::make_game());
    registry.add(ploy::make_game());
    return registry;
}

} // namespace all_games
