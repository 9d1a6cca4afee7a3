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
class soci_error; // NOLINT(readability-identifier-naming) its name there
}

namespace storage {

[[nodiscard]] soci::backend_factory const& postgresql_backend();

[[nodiscard]] bool is_outdated(soci::soci_error const& error);

} // namespace storage
