#include "games/all_games.hpp"

#include "games/ploy/game.hpp"

namespace games {

rules::Registry all_games() {
    rules::Registry registry;
    registry.add(ploy::make_game());
    return registry;
}

} // namespace games
