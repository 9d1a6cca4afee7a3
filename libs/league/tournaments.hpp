// Tournaments of the server: made, played as pieces of work, looked at.
//
// A tournament is its plan and its finished games; everything else follows. When a game ends, its result and
// the games that can be played next are written in one transaction, with keys of their own: however often a
// piece is tried and wherever a server dies, every game is entered once and counts once.
#pragma once

#include "arena/report.hpp"
#include "league/tournament_plan.hpp"
#include "storage/tournaments.hpp"
#include "works/crew.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace league {

struct TournamentWish {
    std::string title;
    std::string game;
    TournamentPlan plan;
    std::vector<Entrant> entrants;
    std::optional<storage::AccountId> organiser = {};
    std::optional<std::int64_t> contest = {};
    bool is_hidden = false;
};

// A tournament at one moment.
class TournamentView {
public:
    TournamentView(storage::TournamentRow row, std::vector<storage::TournamentEntrant> entrants,
                   TournamentPlan plan, arena::Tournament tournament);
    TournamentView(TournamentView const&) = delete;
    TournamentView& operator=(TournamentView const&) = delete;

    [[nodiscard]] storage::TournamentRow const& row() const { return m_row; }
    [[nodiscard]] std::vector<storage::TournamentEntrant> const& entrants() const { return m_entrants; }
    [[nodiscard]] TournamentPlan const& plan() const { return m_plan; }
    [[nodiscard]] arena::Tournament const& tournament() const { return m_tournament; }
    [[nodiscard]] arena::Report const& report() const { return m_report; }
    // Changes when the view does.
    [[nodiscard]] std::string tag() const;

private:
    storage::TournamentRow m_row;
    std::vector<storage::TournamentEntrant> m_entrants;
    TournamentPlan m_plan;
    arena::Tournament m_tournament;
    std::vector<std::string> m_names; // distinct
    arena::Report m_report;
};

inline constexpr char const* tournament_work = "tournament game";

class Tournaments {
public:
    // They outlive it.
    Tournaments(storage::Database& database, works::Queue& queue, Ground ground);

    // Whether it can be held. invalid: why not.
    [[nodiscard]] support::Result<void> check(TournamentWish const& wish) const;
    [[nodiscard]] support::Result<storage::TournamentId> create(TournamentWish const& wish);
    // Within the caller's transaction, of a wish that was checked. wake() when it is over.
    [[nodiscard]] storage::TournamentId create(soci::session& session, TournamentWish const& wish);
    void wake() { m_queue.wake(); }

    [[nodiscard]] works::Handler handler();

    // not_found: there is none.
    [[nodiscard]] support::Result<std::shared_ptr<TournamentView const>> look(storage::TournamentId id);
    // refused: it is over.
    [[nodiscard]] support::Result<void> cancel(storage::TournamentId id);

    [[nodiscard]] storage::Tournaments& stored() { return m_stored; }

private:
    [[nodiscard]] support::Result<works::Completion> run(works::Task const& task);
    // Enters what can be played now, and ends what is over.
    void advance(soci::session& session, storage::TournamentRow const& row);

    storage::Database& m_database;
    works::Queue& m_queue;
    Ground m_ground;
    storage::Tournaments m_stored;
    std::mutex m_mutex;
    std::map<storage::TournamentId, std::shared_ptr<TournamentView const>> m_views; // of late
};

} // namespace league
