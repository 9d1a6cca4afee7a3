// What time it is for the database: what several machines have in common.
#pragma once

#include "storage/database.hpp"
#include "storage/time.hpp"

namespace storage {

[[nodiscard]] support::Result<Moment> time_of(Database& database);

} // namespace storage
