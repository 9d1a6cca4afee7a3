// Tournaments of the server: planned, entered as pieces of work, looked at. TournamentGames plays them.
//
// A tournament is its plan and its finished games; everything else follows. When a game ends, its result and
// the games that can be played next are written in one transaction, with keys of their own: however often a
// piece is tried and wherever a server dies, every game is entered once and counts once.
#pragma once

#include "league/tournament_plan.hpp"
#include "pairing/report.hpp"
#include "queue/queue.hpp"
#include "rules/registry.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"

#include <map>
#include <memory>
#include <mutex>

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

// A tournament at one moment.
class TournamentView {
public:
    TournamentView(storage::TournamentRow row, std::vector<storage::TournamentEntrant> entrants,
                   TournamentPlan plan, pairing::Tournament tournament);
    TournamentView(TournamentView const&) = delete;
    TournamentView& operator=(TournamentView const&) = delete;

    [[nodiscard]] storage::TournamentRow const& row() const { return m_row; }
    [[nodiscard]] std::vector<storage::TournamentEntrant> const& entrants() const { return m_entrants; }
    [[nodiscard]] TournamentPlan const& plan() const { return m_plan; }
    [[nodiscard]] pairing::Tournament const& tournament() const { return m_tournament; }
    [[nodiscard]] pairing::Report const& report() const { return m_report; }
    // Changes when the view does.
    [[nodiscard]] std::string tag() const;

private:
    storage::TournamentRow m_row;
    std::vector<storage::TournamentEntrant> m_entrants;
    TournamentPlan m_plan;
    pairing::Tournament m_tournament;
    std::vector<std::string> m_names; // distinct
    pairing::Report m_report;
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
    [[nodiscard]] support::Result<std::shared_ptr<TournamentView const>> look(support::TournamentId id);
    // refused: it is over.
    [[nodiscard]] support::Result<void> cancel(support::TournamentId id);

    [[nodiscard]] storage::Tournaments& stored() { return m_stored; }

private:
    storage::Database& m_database;
    queue::Queue& m_queue;
    rules::Registry const& m_games;
    storage::Tournaments m_stored;
    std::mutex m_mutex;
    std::map<support::TournamentId, std::shared_ptr<TournamentView const>> m_views; // of late
};

} // namespace league
