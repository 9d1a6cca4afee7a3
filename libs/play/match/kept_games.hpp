// Plays games and stores each as soon as it has ended.
#pragma once

#include "match/game_runner.hpp"
#include "pairing/game_store.hpp"
#include "pairing/pairing.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "support/result.hpp"

#include <mutex>
#include <optional>

namespace match {

class KeptGames {
public:
    // Without a store no game is stored. Both outlive it.
    KeptGames(GameRunner& runner, pairing::GameStore* store) : m_runner(runner), m_store(store) {}

    // On any thread. If a game cannot be stored, `stop` of the terms is set: the games in progress could not
    // be stored either.
    [[nodiscard]] support::Result<record::GameRecord> play(pairing::Fixture const& fixture,
                                                           runtime::SeriesThread const& thread);

    // How a series of these games ended: true if all were played, false if it was stopped.
    [[nodiscard]] support::Result<bool> end(support::Result<void> const& series) const;

private:
    GameRunner& m_runner;
    pairing::GameStore* m_store;
    std::mutex m_mutex;
    std::optional<support::Error> m_failure; // the first one, when storing a game
};

} // namespace match
