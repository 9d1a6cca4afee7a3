// What time it is for the database: what several machines have in common.
#pragma once

#include "storage/database.hpp"
#include "support/moment.hpp"

namespace storage {

[[nodiscard]] support::Result<support::Moment> time_of(Database& database);

} // namespace storage
