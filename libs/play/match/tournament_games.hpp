// Plays the games of a tournament.
#pragma once

#include "match/game_runner.hpp"
#include "pairing/game_store.hpp"
#include "pairing/tournament.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <functional>

namespace match {

// A game has ended. Called on the caller's thread, in the order of the games that are known; it adds the
// result to the tournament, because a caller that shows it on another thread needs to hold a lock meanwhile.
using AddTournamentGame = std::function<support::Result<void>(int game, record::GameRecord const& record)>;

// All games that have not been played, until the tournament is over. Each is kept in the store, if there is
// one, as soon as it has ended. False if it was stopped.
[[nodiscard]] support::Result<bool> play_tournament(GameRunner& runner, pairing::Tournament const& tournament,
                                                    pairing::GameStore* store, AddTournamentGame const& add);

} // namespace match
