// Notes that something is alive: a write that costs little and shows that the database takes writes.
#pragma once

#include "storage/database.hpp"
#include "support/moment.hpp"

#include <string>

namespace storage {

// The last one of each name is kept.
[[nodiscard]] support::Result<void> note_beat(Database& database, std::string const& name,
                                              support::Moment now);
void note_beat(Transaction& transaction, std::string const& name, support::Moment now);

} // namespace storage
