#include "tulkas/tournament_run.hpp"

#include "tulkas/interrupt.hpp"

#include <vector>

namespace tulkas {

using runtime::GameRecord;
using support::pass_on;
using support::Result;

TournamentRun::TournamentRun(MatchSetup const& setup, arena::Tournament& tournament,
                             std::optional<arena::GameStore>& store)
    : m_setup(setup),
      m_tournament(tournament),
      m_store(store),
      m_tables(setup.start, setup.bots, setup.threads),
      m_progress(tournament, setup.names) {}

Result<bool> TournamentRun::play() {
    while (!m_tournament.is_over()) {
        if (auto const played = play_known_games(); !played) {
            return Interrupt::wanted() && !m_failed ? Result<bool>(false) : pass_on(played);
        }
    }
    return true;
}

// Those whose players are known: all of them, or those of a round.
Result<void> TournamentRun::play_known_games() {
    std::vector<int> open;
    for (int game = 0; game < m_tournament.games(); ++game) {
        if (!m_tournament.has_played(game)) {
            open.push_back(game);
        }
    }
    auto const number = [&](int index) { return open[static_cast<std::size_t>(index)]; };
    return runtime::play_series(
        static_cast<int>(open.size()), m_setup.threads,
        [&](int index, runtime::Worker const& worker) { return play_game(number(index), worker); },
        [&](int index, GameRecord const& record) { return add(number(index), record); });
}

// On the worker's thread: what is finished is kept at once, whatever it has to wait for afterwards.
Result<GameRecord> TournamentRun::play_game(int game, runtime::Worker const& worker) {
    runtime::Conditions const conditions{.limits = {.time = m_setup.time}, .stop = &Interrupt::wanted()};
    auto const fixture = m_tournament.fixture(game);
    auto record = m_tables.play(fixture.players, fixture.seed, worker, conditions);
    if (!record || !m_store) {
        return record;
    }
    if (auto const kept = m_store->add(game, *record); !kept) {
        m_failed = true;
        Interrupt::request(); // nothing that is going on could be kept
        return pass_on(kept);
    }
    return record;
}

Result<void> TournamentRun::add(int game, GameRecord const& record) {
    auto const held = record.blame ? m_progress.hide() : m_progress.lock();
    m_tournament.add(game, arena::result_of(record));
    m_notes.add(game, record);
    return {};
}

} // namespace tulkas
