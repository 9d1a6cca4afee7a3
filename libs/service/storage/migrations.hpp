// Brings the schema of a database to the version this program knows, one numbered step after another.
//
// Every step is one transaction that also notes its number: an interrupted one leaves nothing. Several
// programs that start at once take turns. A database of a newer program is left alone.
#pragma once

#include "storage/database.hpp"

namespace storage {

[[nodiscard]] support::Result<void> migrate(Database& database);

// refused: it is not at the step that this program knows.
[[nodiscard]] support::Result<void> check_schema(Database& database);

// The steps done so far; 0 for an empty database.
[[nodiscard]] support::Result<int> schema_version(Database& database);

// The last step that this program knows.
[[nodiscard]] int newest_step();

// The same in the caller's transaction; they throw what the database throws.
[[nodiscard]] int schema_step(Transaction& transaction, Backend backend);
void migrate_to(Transaction& transaction, Backend backend, int step);

} // namespace storage
