#include "matches/kept_games.hpp"

namespace matches {

using support::pass_on;
using support::Result;

Result<runtime::GameRecord> KeptGames::play(arena::Fixture const& fixture, runtime::Worker const& worker) {
    auto record = m_tables.play(fixture.players, fixture.seed, worker);
    if (!record || m_store == nullptr) {
        return record;
    }
    if (auto const kept = m_store->add(fixture.index, *record); !kept) {
        std::scoped_lock const lock(m_mutex);
        m_failure = m_failure ? m_failure : kept.error();
        m_tables.hall().stop = true;
        return pass_on(kept);
    }
    return record;
}

Result<bool> KeptGames::end(Result<void> const& series) const {
    if (m_failure) {
        return std::unexpected(*m_failure);
    }
    if (!series && !m_tables.hall().stop) {
        return pass_on(series);
    }
    return series.has_value();
}

} // namespace matches
