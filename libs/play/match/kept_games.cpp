#include "match/kept_games.hpp"

namespace match {

using support::pass_on;
using support::Result;

Result<record::GameRecord> KeptGames::play(pairing::Fixture const& fixture,
                                           runtime::SeriesThread const& thread) {
    auto record = m_runner.play(fixture.players, fixture.seed, thread);
    if (!record || m_store == nullptr) {
        return record;
    }
    if (auto const kept = m_store->add(fixture.index, *record); !kept) {
        std::scoped_lock const lock(m_mutex);
        m_failure = m_failure ? m_failure : kept.error();
        m_runner.terms().stop = true;
        return pass_on(kept);
    }
    return record;
}

Result<bool> KeptGames::end(Result<void> const& series) const {
    if (m_failure) {
        return std::unexpected(*m_failure);
    }
    if (!series && !m_runner.terms().stop) {
        return pass_on(series);
    }
    return series.has_value();
}

} // namespace match
