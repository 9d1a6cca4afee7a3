#include "league/tournament_views.hpp"

#include "league/match_note.hpp"

#include <algorithm>
#include <optional>

namespace league {

using pairing::StrengthTable;
using storage::TournamentEntrant;
using storage::TournamentGame;
using support::ErrorKind;
using support::fail;
using support::Result;
using support::TournamentId;

namespace {

constexpr std::size_t most_views = 32;

// Games end in the order of their transactions, which is nearly that of their moments.
constexpr std::chrono::minutes disorder{5};

// The same tournament with games that it may know already; nothing if some are missing.
std::optional<pairing::Tournament> with_games(pairing::Tournament tournament,
                                              std::vector<TournamentGame> const& games, std::int64_t played) {
    for (auto const& game : games) { // by number: the next round needs all of the one before
        auto const number = static_cast<int>(game.number);
        auto const result = result_from_note(game.result);
        if (!result || number >= tournament.games()) {
            return std::nullopt;
        }
        if (!tournament.has_played(number)) {
            tournament.add(number, *result);
        }
    }
    return tournament.played() == played ? std::optional(std::move(tournament)) : std::nullopt;
}

} // namespace

TournamentViews::~TournamentViews() {
    m_thread.request_stop();
}

std::shared_ptr<TournamentViews::Kept> TournamentViews::kept(TournamentId id) {
    std::lock_guard const lock(m_mutex);
    auto& kept = m_kept[id];
    if (!kept) {
        kept = std::make_shared<Kept>();
    }
    auto const found = kept;
    if (m_kept.size() > most_views) { // the oldest tournament that it is not
        m_kept.erase(m_kept.begin()->first == id ? std::next(m_kept.begin()) : m_kept.begin());
    }
    return found;
}

TournamentViews::View TournamentViews::view_of(Kept const& kept) {
    std::lock_guard const lock(m_mutex);
    return kept.view;
}

Result<TournamentViews::View> TournamentViews::look(TournamentId id) {
    auto const row = TULKAS_TRY(m_stored.find(id));
    if (!row) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    auto const kept = this->kept(id);
    if (auto const known = view_of(*kept); known && known->row() == *row) {
        return known;
    }
    std::unique_lock refreshing(kept->refreshing, std::defer_lock);
    if (!refreshing.try_lock()) {
        if (auto const known = view_of(*kept); known && known->row().is_hidden == row->is_hidden) {
            return known; // another request makes the next one
        }
        refreshing.lock();
    }
    if (auto const known = view_of(*kept); known && known->row() == *row) {
        return known;
    }
    return refresh(id, *kept);
}

Result<TournamentViews::View> TournamentViews::refresh(TournamentId id, Kept& kept) {
    auto facts = TULKAS_TRY(read(id, view_of(kept)));
    bool const is_small = facts.plan.pairing.players <= m_most_players_at_once;
    auto strengths = is_small ? std::make_shared<StrengthTable const>(facts.tournament) : nullptr;
    if (!is_small) {
        std::lock_guard const lock(m_mutex);
        strengths = kept.strengths;
    }
    auto view = std::make_shared<TournamentView const>(std::move(facts), std::move(strengths));
    {
        std::lock_guard const lock(m_mutex);
        kept.view = view;
    }
    if (!is_small) {
        ask_for_strengths(view);
    }
    return view;
}

Result<TournamentFacts> TournamentViews::read(TournamentId id, View const& old) const {
    std::optional<storage::TournamentRow> row;
    std::vector<TournamentEntrant> entrants;
    std::vector<TournamentGame> games;
    std::optional<pairing::Tournament> tournament;
    auto const read = m_database.read_snapshot([&](storage::Transaction& transaction) {
        row = storage::Tournaments::find(transaction, id);
        if (row && old) {
            games = storage::Tournaments::games_since(transaction, id, old->facts().last_end - disorder);
            tournament = with_games(old->tournament(), games, row->played);
        }
        if (row && !tournament) {
            entrants = storage::Tournaments::entrants(transaction, id);
            games = storage::Tournaments::games(transaction, id);
        }
    });
    if (!read) {
        return pass_on(read);
    }
    if (!row) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    auto last_end = old ? old->facts().last_end : row->created;
    for (auto const& game : games) {
        last_end = std::max(last_end, game.ended);
    }
    if (tournament) {
        return TournamentFacts{.row = *std::move(row),
                               .entrants = old->entrants(),
                               .plan = old->plan(),
                               .tournament = *std::move(tournament),
                               .last_end = last_end};
    }
    auto plan = TULKAS_TRY(plan_of(*row, entrants.size()));
    auto replayed = TULKAS_TRY(replay(plan, games));
    return TournamentFacts{.row = *std::move(row),
                           .entrants = std::move(entrants),
                           .plan = std::move(plan),
                           .tournament = std::move(replayed),
                           .last_end = last_end};
}

void TournamentViews::ask_for_strengths(View const& view) {
    std::lock_guard const lock(m_mutex);
    std::erase_if(m_wanted, [&](View const& other) { return other->row().id == view->row().id; });
    m_wanted.push_back(view);
    if (!m_thread.joinable()) {
        m_thread = std::jthread([this](std::stop_token const& stop) { make_strengths(stop); });
    }
    m_changed.notify_all();
}

void TournamentViews::make_strengths(std::stop_token const& stop) {
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [&] { return !m_wanted.empty(); })) {
        auto const view = m_wanted.front();
        m_wanted.pop_front();
        m_is_making = true;
        lock.unlock();
        auto const strengths = std::make_shared<StrengthTable const>(view->tournament());
        auto const complete = std::make_shared<TournamentView const>(view->facts(), strengths);
        lock.lock();
        m_is_making = false;
        if (auto const found = m_kept.find(view->row().id); found != m_kept.end()) {
            found->second->strengths = strengths;
            if (found->second->view == view) { // else the next one is under way
                found->second->view = complete;
            }
        }
        m_changed.notify_all();
    }
}

void TournamentViews::wait_for_strengths() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_wanted.empty() && !m_is_making; });
}

} // namespace league
