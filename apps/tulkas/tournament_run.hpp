// Plays the games of a tournament.
#pragma once

#include "arena/game_store.hpp"
#include "arena/tournament.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "support/result.hpp"
#include "tulkas/error_notes.hpp"
#include "tulkas/match_setup.hpp"
#include "tulkas/tables.hpp"
#include "tulkas/tournament_progress.hpp"

#include <atomic>
#include <optional>

namespace tulkas {

class TournamentRun {
public:
    // What it is given outlives it. Finished games are kept in the store, if there is one.
    TournamentRun(MatchSetup const& setup, arena::Tournament& tournament,
                  std::optional<arena::GameStore>& store);

    // All games that have not been played. False when somebody stopped it.
    [[nodiscard]] support::Result<bool> play();

private:
    [[nodiscard]] support::Result<void> play_known_games();
    [[nodiscard]] support::Result<runtime::GameRecord> play_game(int game, runtime::Worker const& worker);
    [[nodiscard]] support::Result<void> add(int game, runtime::GameRecord const& record);

    MatchSetup const& m_setup;
    arena::Tournament& m_tournament;
    std::optional<arena::GameStore>& m_store;
    Tables m_tables;
    ErrorNotes m_notes;
    std::atomic<bool> m_failed = false; // to keep a game
    TournamentProgress m_progress;
};

} // namespace tulkas
