// Tournaments of the server: made, played as pieces of work, looked at.
//
// A tournament is its plan and its finished games; everything else follows. When a game ends, its result and
// the games that can be played next are written in one transaction, with keys of their own: however often a
// piece is tried and wherever a server dies, every game is entered once and counts once.
#pragma once

#include "league/tournament_plan.hpp"
#include "pairing/report.hpp"
#include "queue/crew.hpp"
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

inline constexpr char const* tournament_work = "tournament game";

class Tournaments {
public:
    // They outlive it.
    Tournaments(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies);

    // Whether it can be held. invalid: why not.
    [[nodiscard]] support::Result<void> check(TournamentWish const& wish) const;
    [[nodiscard]] support::Result<support::TournamentId> create(TournamentWish const& wish);
    // Within the caller's transaction, of a wish that was checked. wake() when it is over.
    [[nodiscard]] support::TournamentId create(soci::session& session, TournamentWish const& wish);
    void wake() { m_queue.wake(); }

    [[nodiscard]] queue::Handler handler();

    // not_found: there is none.
    [[nodiscard]] support::Result<std::shared_ptr<TournamentView const>> look(support::TournamentId id);
    // refused: it is over.
    [[nodiscard]] support::Result<void> cancel(support::TournamentId id);

    [[nodiscard]] storage::Tournaments& stored() { return m_stored; }

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    // Enters what can be played now, and ends what is over.
    void advance(soci::session& session, storage::TournamentRow const& row);

    storage::Database& m_database;
    queue::Queue& m_queue;
    MatchDependencies m_dependencies;
    storage::Tournaments m_stored;
    std::mutex m_mutex;
    std::map<support::TournamentId, std::shared_ptr<TournamentView const>> m_views; // of late
};

} // namespace league
