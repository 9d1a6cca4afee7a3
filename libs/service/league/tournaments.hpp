// Tournaments of the server: planned, entered as pieces of work, looked at. TournamentGames plays them.
//
// A tournament is its plan and its finished games; everything else follows. When a game ends, its result and
// the games that can be played next are written in one transaction, with keys of their own: however often a
// piece is tried and wherever a server dies, every game is entered once and counts once.
#pragma once

#include "league/tournament_views.hpp"
#include "queue/queue.hpp"
#include "rules/registry.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"

#include <optional>
#include <string>
#include <vector>

namespace league {

struct TournamentWish {
    std::string title;
    std::string game;
    TournamentPlan plan;
    std::vector<Entrant> entrants;
    std::optional<support::AccountId> organiser = {};
    std::optional<std::int64_t> contest = {};
    bool is_hidden = false;
};

class Tournaments {
public:
    // They outlive it.
    Tournaments(storage::Database& database, queue::Queue& queue, rules::Registry const& games);

    // Whether it can be held. invalid: why not.
    [[nodiscard]] support::Result<void> check(TournamentWish const& wish) const;
    [[nodiscard]] support::Result<support::TournamentId> create(TournamentWish const& wish);
    // Within the caller's transaction, of a wish that was checked. wake() when it is over.
    [[nodiscard]] support::TournamentId create(storage::Transaction& transaction, TournamentWish const& wish);
    void wake() { m_queue.wake(); }

    // Adds what can be played now to the queue, and ends a tournament that is over. Part of the transaction
    // that adds a tournament or the result of a game.
    static void advance(storage::Transaction& transaction, queue::Queue const& queue,
                        storage::TournamentRow const& row);

    // not_found: there is none.
    [[nodiscard]] support::Result<TournamentViews::View> look(support::TournamentId id) {
        return m_views.look(id);
    }
    // Games that could not be played by a fault of the arena, and for which the tournament waits.
    struct FailedGame {
        std::int64_t number = 0;
        std::string why;
        support::Moment moment;
    };
    [[nodiscard]] support::Result<std::vector<FailedGame>> failed_games(support::TournamentId id);
    // They are tried again. refused: none has failed.
    [[nodiscard]] support::Result<void> retry_failed_games(support::TournamentId id);
    // refused: it is over.
    [[nodiscard]] support::Result<void> cancel(support::TournamentId id);

    [[nodiscard]] storage::Tournaments& stored() { return m_stored; }

private:
    storage::Database& m_database;
    queue::Queue& m_queue;
    rules::Registry const& m_games;
    storage::Tournaments m_stored;
    TournamentViews m_views;
};

} // namespace league
