// The views of the tournaments that people look at, kept and brought up to date with the games that have
// ended since.
//
// To look costs one row while nothing has changed, and the new games when something has. Strengths are a fit
// over all players, which takes seconds for a thousand of them: for large tournaments a thread of its own
// makes it, and until then views have the strengths of a moment before, or none.
#pragma once

#include "league/tournament_view.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace league {

class TournamentViews {
public:
    using View = std::shared_ptr<TournamentView const>;

    // The database outlives it. Of more players than that, strengths are made in the background.
    explicit TournamentViews(storage::Database& database, int most_players_at_once = 64)
        : m_database(database), m_stored(database), m_most_players_at_once(most_players_at_once) {}
    ~TournamentViews();
    TournamentViews(TournamentViews const&) = delete;
    TournamentViews& operator=(TournamentViews const&) = delete;

    // not_found: there is none.
    [[nodiscard]] support::Result<View> look(support::TournamentId id);
    // Until all strengths are made that were asked for.
    void wait_for_strengths();

private:
    struct Kept {
        std::mutex refreshing;
        // Under the lock of all:
        View view;
        std::shared_ptr<pairing::StrengthTable const> strengths; // the newest, of a large tournament
    };

    [[nodiscard]] std::shared_ptr<Kept> kept(support::TournamentId id);
    [[nodiscard]] support::Result<View> refresh(support::TournamentId id, Kept& kept);
    void ask_for_strengths(View const& view);
    void make_strengths(std::stop_token const& stop);
    [[nodiscard]] View view_of(Kept const& kept);
    [[nodiscard]] support::Result<TournamentFacts> read(support::TournamentId id, View const& old) const;

    storage::Database& m_database;
    storage::Tournaments m_stored;
    int m_most_players_at_once;

    std::mutex m_mutex;
    std::map<support::TournamentId, std::shared_ptr<Kept>> m_kept;
    std::condition_variable_any m_changed;
    std::deque<View> m_wanted; // strengths
    bool m_is_making = false;
    std::jthread m_thread; // when the first large tournament is looked at
};

} // namespace league
