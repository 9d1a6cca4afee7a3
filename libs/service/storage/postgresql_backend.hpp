// PostgreSQL as SOCI knows it, but for its statements, which are prepared once for each connection and kept.
//
// Whoever uses a session notices nothing. A connection that is made anew begins without any. A statement that
// PostgreSQL will not run any more, for the schema has changed or somebody has thrown it away, fails with
// is_outdated() and is not used again: whoever begins again succeeds.
//
// Internal to the connections.
#pragma once

#include <soci/soci-backend.h>

namespace soci {
class session;    // NOLINT(readability-identifier-naming) their names there
class soci_error; // NOLINT(readability-identifier-naming)
} // namespace soci

namespace storage {

[[nodiscard]] soci::backend_factory const& postgresql_backend();

// -1 for a session of another kind, and for one that has lost its connection.
[[nodiscard]] int socket_of(soci::session& session);

[[nodiscard]] bool is_outdated(soci::soci_error const& error);

} // namespace storage
