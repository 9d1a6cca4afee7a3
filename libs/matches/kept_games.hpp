// Games that are kept as soon as they have ended.
#pragma once

#include "arena/game_store.hpp"
#include "arena/pairing.hpp"
#include "matches/tables.hpp"
#include "runtime/play.hpp"
#include "runtime/series.hpp"
#include "support/result.hpp"

#include <mutex>
#include <optional>

namespace matches {

class KeptGames {
public:
    // Nothing is kept without a store. Both outlive it.
    KeptGames(Tables& tables, arena::GameStore* store) : m_tables(tables), m_store(store) {}

    // On any thread. When a game cannot be kept the hall's wish to stop is set: what is being played could
    // not be kept either.
    [[nodiscard]] support::Result<runtime::GameRecord> play(arena::Fixture const& fixture,
                                                            runtime::Worker const& worker);

    // How a series of these games ended: true when all were played, false when somebody stopped it.
    [[nodiscard]] support::Result<bool> end(support::Result<void> const& series) const;

private:
    Tables& m_tables;
    arena::GameStore* m_store;
    std::mutex m_mutex;
    std::optional<support::Error> m_failure; // the first to keep a game
};

} // namespace matches
