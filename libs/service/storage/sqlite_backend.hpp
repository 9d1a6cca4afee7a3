// SQLite as SOCI knows it, but for its statements, which are kept for the next time.
//
// Whoever uses a session notices nothing: a statement of SOCI's asks here for one of SQLite's, and gives it
// back instead of ending it. SQLite reads a kept statement anew by itself when the schema has changed.
//
// Internal to the connections.
#pragma once

#include <chrono>
#include <soci/session.h>
#include <soci/soci-backend.h>

namespace storage {

[[nodiscard]] soci::backend_factory const& sqlite_backend();

// A statement of this session that takes longer fails, as PostgreSQL's do by themselves; 0: none does.
void limit_statements(soci::session& session, std::chrono::seconds most);

} // namespace storage
