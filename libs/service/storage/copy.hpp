// All data of one database into another that is empty: backup, restore, and the way from SQLite to
// PostgreSQL.
//
// What is copied is one moment of the source, which goes on serving meanwhile. The copy is there whole or not
// at all.
#pragma once

#include "storage/database.hpp"

#include <cstdint>

namespace storage {

// Says how many rows were copied. refused: the target is not empty.
[[nodiscard]] support::Result<std::int64_t> copy_all(Database& source, Database& target);

// The same into a database that holds something else, which goes in the same moment.
[[nodiscard]] support::Result<std::int64_t> replace_all(Database& source, Database& target);

} // namespace storage
