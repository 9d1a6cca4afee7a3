// The seal of a backup: a checksum of all its rows, in a table of its own.
//
// SQLite's own check sees a page that makes no sense. A bit that has changed within a value makes sense, and
// only the checksum sees it.
//
// Internal to backups; throws what SOCI throws.
#pragma once

#include "storage/sqlite_file.hpp"

namespace storage {

void seal(SqliteFile& file);

// False if it has none. invalid: the rows are not those that were sealed.
[[nodiscard]] support::Result<bool> check_seal(SqliteFile& file);

// For a file that becomes a database.
void remove_seal(SqliteFile& file);

} // namespace storage
